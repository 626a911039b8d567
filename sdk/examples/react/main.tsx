import { CheckerSDK } from "@emend/checker-sdk";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { CheckedTextarea } from "./CheckedTextarea";

CheckerSDK.initialize({ url: "http://127.0.0.1:8000", apiKey: "emend_YOUR_KEY" });

function Letter() {
  const [text, setText] = useState("We has recieved your letter. Thank you!");
  const [applied, setApplied] = useState<string[]>([]);
  return (
    <main>
      <h1>A letter</h1>
      <CheckedTextarea
        aria-label="Your letter"
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onReplacementApplied={({ originalText, replacement }) =>
          setApplied((before) => [...before, `${originalText} → ${replacement}`])
        }
      />
      <p>{text.length} characters</p>
      <ul>
        {applied.map((change, number) => (
          <li key={number}>{change}</li>
        ))}
      </ul>
    </main>
  );
}

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Letter />
  </StrictMode>,
);
