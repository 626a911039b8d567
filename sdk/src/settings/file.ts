/**
 * Settings as a file, to take them to another browser.
 */
import type { Sdk } from "../sdk.js";
import type { IServiceIgnored, IServiceSettings } from "../types.js";

const FORMAT = "emend-settings-1";

/** All that the person has set, and what they ignore, as JSON. */
export function exported(sdk: Sdk): string {
  return JSON.stringify({ format: FORMAT, settings: sdk.settings(), ignored: sdk.ignored() }, null, 2);
}

/**
 * Takes over what was exported: settings replace those there are, what is ignored is added.
 *
 * @throws Error for a file of another kind, which changes nothing; RangeError or TypeError for values that are none.
 */
export function imported(sdk: Sdk, json: string): void {
  const { format, settings, ignored } = JSON.parse(json) as {
    format: string;
    settings?: IServiceSettings;
    ignored?: IServiceIgnored[];
  };
  if (format !== FORMAT) throw new Error("Emend: these are no settings");
  const none = { language: undefined, level: undefined, tone: undefined, paused: undefined };
  sdk.updateSettings({ ...none, ...settings } as IServiceSettings);
  if (Array.isArray(ignored)) sdk.ignore(...ignored);
}
