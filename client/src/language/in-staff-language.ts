import { filled, type PartialTexts } from './in-language.ts';
import { language } from './language.ts';

/** Loaded with the first panel of the dashboard that has such texts; pages of buyers and doors do not need it. */
const catalogue: PartialTexts = await load();

async function load(): Promise<PartialTexts> {
  if (language === 'en') return {};
  try {
    return (await (language === 'sw' ? import('../messages/sw/staff.ts') : import('../messages/fr/staff.ts')))
      .default;
  } catch {
    return {};
  }
}

/**
 * Like `inLanguage`, for the panels of organisers and their staff.
 * @param name Name of the texts in the catalogues.
 * @param english English texts, which define the keys.
 * @returns The texts in the reader's language.
 */
export function inStaffLanguage<const Texts>(name: string, english: Texts): Texts {
  return filled(english, catalogue[name]) as Texts;
}
