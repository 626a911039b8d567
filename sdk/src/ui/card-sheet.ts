import { COLORS, KINDS } from "../paint/kinds.js";

/** The look of the dots that tell kinds apart; `--dot` is the colour. */
export const KIND_CSS = KINDS.map((kind) => `.${kind}{--dot:var(--emend-${kind},${COLORS[kind]})}`).join("") +
  ".dot{width:10px;height:10px;border-radius:50%;flex:none;background:var(--dot)}";

/** The look of cards; they take the colours of the layer. */
export const CARD_CSS = `${KIND_CSS}
.card{position:fixed;inset:0 auto auto 0;margin:0;padding:0;width:max-content;min-width:280px;
max-width:min(380px,calc(100vw - 16px));max-height:calc(100vh - 16px);border:1px solid var(--line);border-radius:12px;
background:var(--paper);color:var(--ink);box-shadow:0 10px 32px #0003,0 2px 6px #0002;overflow:hidden auto;
overflow-wrap:anywhere}
.card p{margin:0;padding:0 14px}
.head{display:flex;align-items:center;gap:2px;padding:8px 6px 2px 14px;font-size:12px;color:var(--soft)}
.kind{flex:1;font-weight:600;margin-inline-start:6px}
.meanings .kind{margin:0;font-size:15px;color:var(--ink)}
.head button,.foot button,.foot a,.wide{border-radius:6px;color:var(--soft);text-decoration:none}
.head button{padding:5px}
.head button:hover,.foot button:hover,.foot a:hover,.wide:hover{
background:color-mix(in srgb,currentcolor 9%,transparent);color:var(--ink)}
.title{font-weight:600}
.message{color:var(--soft)}
.title+.message{padding-top:2px}
.choices{display:flex;flex-wrap:wrap;gap:6px;padding:10px 14px 0}
.choices button,.choices span{padding:5px 12px;border-radius:8px;font-weight:600;max-width:100%;
background:color-mix(in srgb,var(--accent) 10%,transparent);color:light-dark(#5633e0,#b5a5ff)}
.choices:not(.soft) button:first-child{background:var(--accent);color:#fff}
.choices button:hover{filter:brightness(1.08)}
.choices .remove{text-decoration:line-through}
.card .preview{margin:10px 14px 0;padding:6px 10px;border-inline-start:3px solid var(--line);color:var(--soft);font-size:13px}
.preview ins{color:var(--ink);font-weight:600;text-decoration:none}
.wide{display:block;margin:8px 8px 0;padding:5px 8px;font-size:13px;font-weight:600;color:light-dark(#5633e0,#b5a5ff)}
.foot{display:flex;flex-wrap:wrap;gap:0 2px;margin-top:10px;padding:4px 6px;border-top:1px solid var(--line);font-size:13px}
.foot button,.foot a{padding:5px 8px}
ol{margin:4px 0 0;padding:0 14px;list-style:none;display:grid;gap:8px}
ol em{display:block;color:var(--soft)}
.part{color:var(--soft);font-size:12px;font-weight:600}
.card>.part{padding-top:10px}
.meanings .choices{padding-bottom:14px;padding-top:6px}
.meanings ol:last-child{padding-bottom:14px}
.meanings .choices button{font-weight:400}
:dir(rtl) .flip{scale:-1 1}
.sheet{inset:auto 0 0;width:100%;max-width:none;max-height:60vh;border-width:1px 0 0;border-radius:16px 16px 0 0;
padding-bottom:env(safe-area-inset-bottom)}
.sheet button,.sheet a,.sheet .choices span{min-height:44px;min-width:44px;display:flex;align-items:center;justify-content:center}
.sheet .wide{justify-content:flex-start}
@media (pointer:coarse){.card button,.card a{min-height:44px;min-width:44px;display:flex;align-items:center;justify-content:center}}
@media (forced-colors:active){.card,.choices button{border:1px solid ButtonText}.dot{forced-color-adjust:none}
.foot a{color:LinkText}}
`;
