import type { IServiceConfig } from "../types.js";

/**
 * Where a request goes: the service's address, a path and the query parameters of the configuration.
 *
 * @param clientToken - in place of the one that the configuration may have.
 */
export function addressOf(config: IServiceConfig, path: string, protocol: "ws" | "http", clientToken?: string): string {
  if (!config.url) throw new TypeError("Emend: url is missing, and the script has no http origin to take it from");
  const url = new URL(config.url);
  url.protocol = protocol + (/^(https|wss):$/.test(url.protocol) ? "s:" : ":");
  url.pathname = url.pathname.replace(/(\/v1\/(ws|checker))?\/?$/, "") + path;
  for (const [key, value] of Object.entries(config.options?.query ?? {})) url.searchParams.set(key, value);
  if (clientToken) url.searchParams.set("clientToken", clientToken);
  return url.href;
}

/** The origin of a script where it is one that can be called; undefined for files and extensions. */
export function originOf(script: string | undefined): string | undefined {
  return /^https?:/.test(script ?? "") ? new URL(script!).origin : undefined;
}
