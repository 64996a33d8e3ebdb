import { filled, type PartialTexts } from './in-language.ts';
import { language } from './language.ts';

/** Loaded with the first page that has such texts; no other page needs it. */
const catalogue: PartialTexts = await load();

async function load(): Promise<PartialTexts> {
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
export function inSiteLanguage<const Texts>(name: string, english: Texts): Texts {
  return filled(english, catalogue[name]) as Texts;
}
