import { CheckerSDK } from "@emend/checker-sdk";
import { baseKeymap } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { DOMParser } from "prosemirror-model";
import { schema } from "prosemirror-schema-basic";
import { EditorState, Plugin } from "prosemirror-state";
import { EditorView } from "prosemirror-view";

CheckerSDK.initialize({ url: "http://127.0.0.1:8000", apiKey: "emend_YOUR_KEY" });

/** The checker for as long as the editor is there. */
const checker = new Plugin({
  view(view) {
    CheckerSDK.attachToElement(view.dom);
    return { destroy: () => CheckerSDK.detachFromElement(view.dom) };
  },
});

window.view = new EditorView(document.getElementById("editor"), {
  state: EditorState.create({
    doc: DOMParser.fromSchema(schema).parse(document.getElementById("content")),
    plugins: [history(), keymap({ "Mod-z": undo, "Shift-Mod-z": redo }), keymap(baseKeymap), checker],
  }),
  attributes: { role: "textbox", "aria-multiline": "true", "aria-label": "Your report" },
});
