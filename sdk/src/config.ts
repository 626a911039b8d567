import { originOf } from "./net/address.js";
import { LANGUAGES, type IServiceCheckOptions, type IServiceConfig, type IServiceElementConfig } from "./types.js";

/** Languages in which the service has messages. */
const MESSAGES = /^(cs|de|en|es|fr|it|nl|pl|pt|ru|sv|uk)\b/i;

/** Members with a few values, as attributes and in the configuration. */
const CHOICES = {
  level: ["default", "picky"],
  tone: ["neutral", "academic", "casual", "formal"],
  writer: ["auto", "native", "learner", "careful"],
  oxfordComma: ["auto", "with", "without", "consistent"],
  transport: ["websocket", "http"],
  activation: ["always", "focus"],
};
/** Members that are lists of names. */
export const LISTS = ["categories", "disabledCategories", "dictionary", "disabledRules", "enabledRules", "preferredLanguages"] as const;
/** What the service is asked for besides the text. */
export const OPTIONS = ["language", "level", "tone", "writer", "oxfordComma", "motherTongue", "messageLanguage", ...LISTS];

/** The options of a check among other members. */
export function optionsOf(config: IServiceCheckOptions = {}): IServiceCheckOptions {
  return Object.fromEntries(Object.entries(config).filter(([name, value]) => OPTIONS.includes(name) && value != null));
}

/**
 * Looks at what can be told to be wrong at once.
 *
 * @throws RangeError for a language that cannot be forced; TypeError for anything else that is wrong.
 */
export function validate(config: IServiceConfig | IServiceElementConfig): void {
  const { language } = config;
  if (language !== undefined && !LANGUAGES.includes(language)) {
    throw new RangeError(`Emend: language ${JSON.stringify(language)} is none of ${LANGUAGES.join(", ")}`);
  }
  const given = config as Record<string, unknown>;
  for (const [name, values] of Object.entries(CHOICES)) {
    if (given[name] !== undefined && !values.includes(given[name] as string)) {
      throw new TypeError(`Emend: ${name} ${JSON.stringify(given[name])} is none of ${values.join(", ")}`);
    }
  }
  for (const name of LISTS) {
    if (given[name] !== undefined && !Array.isArray(given[name])) throw new TypeError(`Emend: ${name} is no list`);
  }
}

/**
 * The configuration with its defaults.
 *
 * @param script - address of the script.
 * @param page - language of the page, where there is one: that of the messages unless another one is asked for.
 * @throws as `validate` does.
 */
export function configured(config: IServiceConfig, script: string | undefined, page?: string): IServiceConfig {
  validate(config);
  const address = config.url ?? originOf(script);
  const messageLanguage = config.messageLanguage ?? [config.uiLanguage, page].find((code) => MESSAGES.test(code ?? ""));
  return { ...config, ...(address !== undefined && { url: address }), ...(messageLanguage && { messageLanguage }) };
}
