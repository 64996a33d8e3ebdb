import { PAGES } from '../content/pages.ts';
import { inLanguage } from '../language/in-language.ts';

const english: Readonly<Record<string, string>> = Object.fromEntries(
  PAGES.map(({ path, title }) => [path, title]),
);

/** What stands in the tab, by the path of the page. */
export const pageTitles = inLanguage('pageTitles', english);
