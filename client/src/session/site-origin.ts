/** The address of this site, for links that are read elsewhere; empty while the server draws a page. */
export const siteOrigin = globalThis.location?.origin ?? '';
