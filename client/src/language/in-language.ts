import { translations } from './translations.ts';

/**
 * Returns the texts in the reader's language, from the catalogue that all pages need.
 * Awaited before any text is read, so that modules may read texts while they load. A catalogue must import no code: it
 * would wait for this module, which waits for it.
 */
export const inLanguage = await translations({
  fr: () => import('./catalogues/fr.ts'),
  sw: () => import('./catalogues/sw.ts'),
});
