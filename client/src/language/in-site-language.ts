import type { Gaps, SiteCatalogue } from './catalogue.ts';
import { filled } from './in-language.ts';
import { language } from './language.ts';

/** Loaded with the first page that has such texts; no other page needs it. */
const catalogue: Gaps<SiteCatalogue> = await load();

async function load(): Promise<Gaps<SiteCatalogue>> {
  if (language === 'en') return {};
  try {
    return (
      await (language === 'sw'
        ? import('../messages/sw/site-pages.ts')
        : import('../messages/fr/site-pages.ts'))
    ).default;
  } catch {
    return {};
  }
}

/** Like `inLanguage`, for the pages about the company and its rules. */
export function inSiteLanguage<const Texts>(name: keyof SiteCatalogue, english: Texts): Texts {
  return filled(english, catalogue[name]) as Texts;
}
