/** The origin of this site, for links that are opened elsewhere; empty during prerendering. */
export const siteOrigin = globalThis.location?.origin ?? '';
