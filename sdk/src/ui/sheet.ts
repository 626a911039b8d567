/**
 * The look of what the SDK shows in every field. Integrators may set the custom properties on `emend-ui`.
 */
import { SharedSheet } from "../paint/sheets.js";

/** The sheet of the layer's shadow root. */
export const UI_SHEET = new SharedSheet(`
:host{all:initial;position:fixed;left:0;top:0;color-scheme:light dark;
font:14px/1.45 system-ui,sans-serif;--accent:var(--emend-accent,#6d4aff);
--ink:light-dark(#1c1b22,#f2f1f6);--soft:light-dark(#64616f,#a9a6b5);--paper:light-dark(#fff,#26252e);
--line:light-dark(#e4e2ea,#3b3945)}
*{box-sizing:border-box}
[hidden]{display:none!important}
.probe{position:fixed;visibility:hidden}
button{font:inherit;color:inherit;background:none;border:0;margin:0;padding:0;cursor:pointer}
button:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
svg{width:16px;height:16px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;
display:block}
.bar{position:fixed;left:0;top:0;width:24px;height:24px;border-radius:12px;display:flex;align-items:center;
justify-content:center;font-size:12px;font-weight:600;color:#fff;--tint:#6b6878;background:var(--tint);
box-shadow:0 1px 3px #0004}
.bar.faint:not(:hover,:focus-visible){opacity:.3}
.bar.checking{--tint:var(--accent)}
.bar.issues,.bar.red{--tint:var(--emend-error,#d6303a)}
.bar.clean,.bar.green{--tint:var(--emend-ok,#1f8a4c)}
.bar.issues,.bar.error,.bar.tooLong{width:auto;min-width:24px;padding:0 7px;white-space:nowrap;overflow:hidden}
.bar.checking{background:var(--paper)}
.spinner{width:14px;height:14px;border-radius:50%;border:2px solid color-mix(in srgb,var(--tint) 25%,transparent);
border-top-color:var(--tint);animation:turn .8s linear infinite}
@keyframes turn{to{rotate:1turn}}
.still .spinner{animation:none}
.status{position:fixed;clip-path:inset(50%);white-space:nowrap}
@media (forced-colors:active){.bar{border:1px solid ButtonText}
.spinner{border-color:GrayText;border-top-color:Highlight}}
@media (prefers-reduced-motion:reduce){.spinner{animation-duration:4s}}
`);
