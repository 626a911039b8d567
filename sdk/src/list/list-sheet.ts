import { KIND_CSS } from "../ui/card-sheet.js";

/** The look of the list. A page sets `--emend-font`, `--emend-ink`, `--emend-paper` and so on, or styles the parts. */
export const LIST_CSS = `${KIND_CSS}
:host{display:block;color-scheme:light dark;font:var(--emend-font,14px/1.45 system-ui,sans-serif);
--accent:var(--emend-accent,#6d4aff);--strong:light-dark(#5633e0,#b5a5ff);
--ink:var(--emend-ink,light-dark(#1c1b22,#f2f1f6));--soft:var(--emend-soft,light-dark(#64616f,#a9a6b5));
--paper:var(--emend-paper,light-dark(#fff,#26252e));--line:var(--emend-line,light-dark(#e4e2ea,#3b3945));
color:var(--ink)}
*{box-sizing:border-box}
[hidden]{display:none!important}
.panel{display:flex;flex-direction:column;height:100%;max-height:inherit;min-height:0}
button{font:inherit;color:inherit;background:none;border:0;margin:0;padding:0;cursor:pointer;text-align:start}
button:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
svg{width:16px;height:16px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;display:block}
.header{display:flex;align-items:center;gap:4px;padding:2px 2px 8px}
.title{flex:1;margin:0;font-size:16px;font-weight:650;outline:0}
.title.busy{color:var(--soft)}
.header button{padding:6px 10px;border-radius:8px}
.fix-all{font-weight:600;background:var(--accent);color:#fff}
.settings{color:var(--soft)}
.header .settings{padding:8px}
.settings:hover,.foot button:hover,.ignore:hover,.more:hover{background:color-mix(in srgb,currentcolor 10%,transparent);color:var(--ink)}
.filters{display:flex;flex-wrap:wrap;gap:6px;padding-bottom:10px}
.filters button{display:flex;align-items:center;gap:6px;padding:4px 10px;border:1px solid var(--line);border-radius:99px;font-size:13px}
.filters b{font-weight:600;color:var(--soft)}
.filters button:hover{border-color:var(--soft)}
.filters [aria-pressed=true]{background:color-mix(in srgb,var(--accent) 12%,transparent);border-color:var(--accent)}
.items{list-style:none;margin:0;padding:2px;display:flex;flex-direction:column;gap:8px;overflow:auto;min-height:0}
.item{flex:none;border:1px solid var(--line);border-inline-start:3px solid var(--dot);border-radius:10px;background:var(--paper);
overflow:hidden;content-visibility:auto;contain-intrinsic-height:auto 104px}
.item:hover{border-color:color-mix(in srgb,var(--dot) 45%,var(--line))}
.item.current{border-color:var(--dot);box-shadow:0 2px 10px color-mix(in srgb,var(--dot) 18%,transparent)}
.item:hover,.item.current{border-inline-start-color:var(--dot)}
.row{display:grid;gap:2px;width:100%;padding:9px 12px 0;overflow-wrap:anywhere}
.row:focus-visible{outline-offset:-2px;border-radius:8px}
.kind{display:flex;align-items:center;gap:6px;font-size:12px;font-weight:600;color:var(--soft)}
.kind .dot{width:8px;height:8px}
.what{font-weight:600}
.context{color:var(--soft);white-space:pre-wrap}
.context mark{background:none;color:var(--ink);text-decoration:underline 2px var(--dot);text-underline-offset:3px}
.choices{display:flex;flex-wrap:wrap;align-items:center;gap:6px;padding:8px 12px 10px}
.choices button:not(.ignore){padding:4px 11px;border-radius:8px;font-weight:600;max-width:100%;overflow-wrap:anywhere;
background:color-mix(in srgb,var(--accent) 10%,transparent);color:var(--strong)}
.choices button:not(.ignore):hover,.current .choices button:first-child:not(.ignore){background:var(--accent);color:#fff}
.choices .remove{text-decoration:line-through}
.choices i{color:var(--soft)}
.ignore{margin-inline-start:auto!important;padding:5px!important;border-radius:8px;color:var(--soft)}
.detail{display:none}
.current .detail{display:block}
.detail p{margin:0;padding:0 12px 8px;color:var(--soft)}
.foot{display:flex;flex-wrap:wrap;padding:2px 5px;border-top:1px solid var(--line);font-size:13px}
.foot button{padding:5px 8px;border-radius:6px;color:var(--soft)}
.more{margin:8px auto 0;padding:6px 12px;border-radius:8px;color:var(--strong);font-weight:600}
.empty{margin:0;color:var(--soft)}
.status{position:absolute;clip-path:inset(50%);white-space:nowrap}
@media (pointer:coarse){.header button,.filters button,.choices button,.foot button{min-height:44px;min-width:44px}
.choices .ignore,.header .settings{display:grid;place-items:center}}
@media (forced-colors:active){.dot{forced-color-adjust:none}.item{border-inline-start-color:var(--dot)}
.choices button,.header button{border:1px solid ButtonText}.filters [aria-pressed=true]{border:2px solid Highlight}
.item.current{outline:2px solid Highlight}}
`;
