/** The look of the settings; a page sets the same custom properties as on the list of alerts. */
export const SETTINGS_CSS = `
:host{color-scheme:light dark;--accent:var(--emend-accent,#6d4aff);
--ink:var(--emend-ink,light-dark(#1c1b22,#f2f1f6));--soft:var(--emend-soft,light-dark(#64616f,#a9a6b5));
--paper:var(--emend-paper,light-dark(#fff,#26252e));--line:var(--emend-line,light-dark(#e4e2ea,#3b3945))}
*{box-sizing:border-box}
[hidden]{display:none!important}
dialog{width:min(460px,calc(100vw - 24px));max-height:min(680px,calc(100vh - 24px));padding:0;border:1px solid var(--line);
border-radius:14px;background:var(--paper);color:var(--ink);font:var(--emend-font,14px/1.45 system-ui,sans-serif);
box-shadow:0 20px 60px #0005;overflow:hidden}
dialog[open]{display:flex;flex-direction:column}
dialog::backdrop{background:#0006}
header,footer{display:flex;align-items:center;gap:8px;padding:12px 16px;border-bottom:1px solid var(--line)}
footer{border:0;border-top:1px solid var(--line)}
h1{flex:1;margin:0;font-size:17px}
h2{margin:18px 0 6px;font-size:14px}
.told{flex:1;margin:0;color:var(--soft);font-size:12px}
.content{padding:6px 16px 16px;overflow:auto}
button{font:inherit;color:inherit;background:none;border:1px solid var(--line);border-radius:8px;padding:6px 12px;cursor:pointer}
button:hover{background:color-mix(in srgb,currentcolor 8%,transparent)}
.icon{border:0;padding:6px;color:var(--soft);flex:none}
svg{width:16px;height:16px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;display:block}
button:focus-visible,input:focus-visible,select:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
.switch,.choice{display:flex;align-items:center;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
.switch span,.choice span{flex:1}
small{display:block;color:var(--soft);font-size:12px;overflow-wrap:anywhere}
li small{display:inline}
input,select{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:6px 10px;min-width:0}
select{max-width:55%}
[role=switch]{appearance:none;flex:none;width:40px;height:24px;padding:0;border-radius:12px;background:var(--soft);border:0;
cursor:pointer;position:relative;transition:background .15s}
[role=switch]::after{content:"";position:absolute;top:3px;inset-inline-start:3px;width:18px;height:18px;border-radius:50%;
background:#fff;transition:translate .15s}
[role=switch]:checked{background:var(--accent)}
[role=switch]:checked::after{translate:16px}
:dir(rtl)[role=switch]:checked::after{translate:-16px}
.adding{display:flex;gap:8px;margin-bottom:8px}
.adding input{flex:1}
ul{list-style:none;margin:0;padding:0;max-height:180px;overflow:auto;outline:0}
li{display:flex;align-items:center;gap:8px;padding:2px 0 2px 2px}
li>span{flex:1;overflow-wrap:anywhere}
.none{margin:0;color:var(--soft)}
@media (pointer:coarse){button,select,input:not([role=switch]){min-height:44px;min-width:44px}.icon{display:grid;place-items:center}}
@media (max-width:480px){dialog{width:100vw;max-width:none;margin:auto 0 0;border-radius:16px 16px 0 0}}
@media (prefers-reduced-motion:reduce){[role=switch],[role=switch]::after{transition:none}}
@media (forced-colors:active){[role=switch]{border:2px solid ButtonText;forced-color-adjust:none;background:Canvas}
[role=switch]::after{background:ButtonText;top:1px;inset-inline-start:1px}[role=switch]:checked{background:Highlight}}
`;
