/** The page that says why: the one that the service names, else that of the rule on the service; none without an address. */
export function rulePage(url: string | undefined, { rule, url: own }: { rule: string; url?: string }): string | undefined {
  if (own && /^https?:/.test(own)) return own;
  if (!url) return undefined;
  const page = new URL(url);
  page.protocol = page.protocol.replace("ws", "http");
  page.pathname = page.pathname.replace(/(\/v1\/(ws|checker))?\/?$/, "") + "/rules/" + rule.split("/").map(encodeURIComponent).join("/");
  return page.href;
}
