import { inLanguage } from '../language/in-language.ts';

/** The generic fallback screen and the 404 page. */
export const fallbackTexts = inLanguage('fallbackTexts', {
  title: 'Oops! Something went wrong',
  body: 'An unexpected error happened and was logged.',
  tryAgain: 'Try Again',
  notFoundTitle: 'Page Not Found',
  notFoundBody: 'The page you asked for is not here. It may have moved, or the link may be mistyped.',
  refreshPage: 'Refresh Page',
  browseEvents: 'Browse Events',
  notFoundCode: 'Error Code: 404 - Ticket Not Found',
  noPermissionTitle: 'Not part of your role',
  noPermissionBody:
    'Your account does not include this area. Ask an administrator of your organisation if you need it.',
  comingSoon: 'Coming Soon',
});
