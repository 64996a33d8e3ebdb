import { inLanguage } from '../language/in-language.ts';

/** What everybody reads while the product is being maintained. Apart, since every page carries it. */
export const maintenanceTexts = inLanguage('maintenanceTexts', {
  banner: 'Passa is under maintenance. You can look at everything; changes wait until it is over.',
  bannerAdmin: 'Maintenance mode is on. Only system admins can change anything.',
});
