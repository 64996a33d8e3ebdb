import { translations } from './translations.ts';

/** Like `inLanguage`, for the pages about the company and its rules: no other page loads their catalogue. */
export const inSiteLanguage = await translations({
  fr: () => import('./catalogues/fr-site.ts'),
  sw: () => import('./catalogues/sw-site.ts'),
});
