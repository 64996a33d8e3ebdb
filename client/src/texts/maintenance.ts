import { inLanguage } from '../language/in-language.ts';

/** Maintenance notice. In its own file, because every page includes it. */
export const maintenanceTexts = inLanguage('maintenanceTexts', {
  banner: 'Passa is under maintenance. You can look at everything; changes wait until it is over.',
  bannerAdmin: 'Maintenance mode is on. Only system admins can change anything.',
});
