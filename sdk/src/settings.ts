/**
 * The settings of the person who writes, in a dialog: a file of its own, loaded when they are opened.
 */
import type { IServiceField } from "./fields.js";
import type { Sdk } from "./sdk.js";
import { SettingsDialog } from "./settings/dialog.js";

export { exported, imported } from "./settings/file.js";

let opened: SettingsDialog | undefined;

/** Shows the person's settings; those of a field besides. */
export function openSettings(sdk: Sdk, field?: IServiceField): void {
  opened?.close();
  opened = new SettingsDialog(sdk, field, () => (opened = undefined));
}
