import type { Gaps, StaffCatalogue } from './catalogue.ts';
import { filled } from './in-language.ts';
import { language } from './language.ts';

/** Fetched with the first panel of the dashboard that has such texts; buyers and doors do without it. */
const catalogue: Gaps<StaffCatalogue> = await load();

async function load(): Promise<Gaps<StaffCatalogue>> {
  if (language === 'en') return {};
  try {
    return (await (language === 'sw' ? import('./sw/staff.ts') : import('./fr/staff.ts'))).default;
  } catch {
    return {};
  }
}

/**
 * The same as `inLanguage`, for the panels of organisers and their staff.
 *
 * @param name Name of the texts in the catalogues.
 * @param english English texts, which state which texts exist.
 * @returns The texts in the reader's language.
 */
export function inStaffLanguage<const Texts>(name: keyof StaffCatalogue, english: Texts): Texts {
  return filled(english, catalogue[name]) as Texts;
}
