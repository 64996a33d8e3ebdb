import { PAGES } from '../content/pages.ts';
import { inLanguage } from '../language/in-language.ts';

const english: Readonly<Record<string, string>> = Object.fromEntries(
  PAGES.map(({ path, title }) => [path, title]),
);

/** Titles of the browser tab, by the path of the page. */
export const pageTitles = inLanguage('pageTitles', english);
