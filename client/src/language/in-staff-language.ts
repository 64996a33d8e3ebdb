import { translations } from './translations.ts';

/** Like `inLanguage`, for the panels of organisers and their staff, whose catalogue buyers and doors never load. */
export const inStaffLanguage = await translations({
  fr: () => import('./catalogues/fr-staff.ts'),
  sw: () => import('./catalogues/sw-staff.ts'),
});
