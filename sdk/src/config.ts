import { originOf } from "./net/address.js";
import { LANGUAGES, type IServiceConfig } from "./types.js";

/** Languages in which the service has messages. */
const MESSAGES = /^(de|en|es|fr|it|pl|pt)\b/i;

/**
 * The configuration with its defaults.
 *
 * @param script - address of the script.
 * @param page - language of the page, where there is one: that of the messages unless another one is asked for.
 * @throws RangeError for a language that cannot be forced; TypeError for anything else that is wrong.
 */
export function configured(config: IServiceConfig, script: string | undefined, page?: string): IServiceConfig {
  const { language, url, transport, writer } = config;
  if (language !== undefined && !LANGUAGES.includes(language)) {
    throw new RangeError(`Emend: language ${JSON.stringify(language)} is none of ${LANGUAGES.join(", ")}`);
  }
  if (transport !== undefined && transport !== "websocket" && transport !== "http") {
    throw new TypeError(`Emend: transport ${JSON.stringify(transport)} is neither "websocket" nor "http"`);
  }
  if (writer !== undefined && !["auto", "native", "learner"].includes(writer)) {
    throw new TypeError(`Emend: writer ${JSON.stringify(writer)} is none of auto, native, learner`);
  }
  const address = url ?? originOf(script);
  const messageLanguage = config.messageLanguage ?? [config.uiLanguage, page].find((code) => MESSAGES.test(code ?? ""));
  return { ...config, ...(address !== undefined && { url: address }), ...(messageLanguage && { messageLanguage }) };
}
