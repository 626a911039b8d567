import type { Field } from "../content/field.js";
import { windowOf } from "../dom.js";
import type { PlacedAlert } from "../text/alerts.js";

/** Scrolls a field until an alert can be seen; with `caret`, the caret goes there. */
export function reveal(field: Field, alert: PlacedAlert, caret: boolean): void {
  const { element, adapter, painter } = field;
  if (caret) {
    adapter.focus();
    adapter.select([alert.offset, alert.offset]);
  }
  const [box] = painter.boxes(alert);
  if (!box) return;
  const frame = element.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom) element.scrollTop += box.top - frame.top - frame.height / 3;
  if (box.left < frame.left || box.right > frame.right) element.scrollLeft += box.left - frame.left - frame.width / 3;
  const { innerHeight } = windowOf(element);
  if (frame.bottom < 0 || frame.top > innerHeight) element.scrollIntoView({ block: "nearest" });
  field.tick();
}
