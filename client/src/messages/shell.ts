import { inLanguage } from '../language/in-language.ts';

/** Words of the frame around every page. */
export const shellTexts = inLanguage('shellTexts', {
  product: 'Passa',
  skip: 'Skip to content',
  signIn: 'Sign In',
  logout: 'Logout',
  search: 'Search',
  searchHint: 'Events, tickets, people, pages',
  searchPartner: 'Partner',
  searchNothing: 'Nothing found',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  language: 'Language',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  more: 'More',
  dashboardTitle: 'Passa Dashboard',
  dashboardLoading: 'Loading dashboard...',
  welcome: 'Welcome! Registration successful',
});

/** Maintenance notice. In its own file, because every page includes it. */
export const maintenanceTexts = inLanguage('maintenanceTexts', {
  banner: 'Passa is under maintenance. You can look at everything; changes wait until it is over.',
  bannerAdmin: 'Maintenance mode is on. Only system admins can change anything.',
});

/** The generic fallback screen and the 404 page. */
export const fallbackTexts = inLanguage('fallbackTexts', {
  title: 'Oops! Something went wrong',
  body: 'An unexpected error happened and was logged.',
  tryAgain: 'Try Again',
  offlineTitle: 'You are offline',
  offlineBody:
    'This page needs a network and opens as soon as there is one. Your tickets are on this device.',
  keptTickets: 'My Tickets',
  notFoundTitle: 'Page Not Found',
  notFoundBody: 'We could not find this page. It may have moved, or the link may be mistyped.',
  refreshPage: 'Refresh Page',
  browseEvents: 'Browse Events',
  notFoundCode: 'Error Code: 404 - Ticket Not Found',
  noPermissionTitle: 'Not part of your role',
  noPermissionBody:
    'Your account does not include this area. Ask an administrator of your organisation if you need it.',
  comingSoon: 'Coming Soon',
});

/** Messages of failed calls, independent of their purpose. */
export const callTexts = inLanguage('callTexts', {
  authenticationRequired: 'Authentication required',
  authenticationFailed: 'Authentication failed',
  noValidApiKey: 'No valid API key available',
  noToken: 'No authentication token',
  keyGenerationFailed: 'Failed to generate API key',
  network: 'Network error',
  networkTryAgain: 'Network error. Please try again.',
  http: (status: number, body: string) => `HTTP ${status}: ${body}`,
  serverError: (status: number | string) => `Server error: ${status}`,
  result: (message: string) => `Error: ${message}`,
  forbidden: 'Your role does not include this.',
  notFound: 'We could not find that.',
  rateLimited: 'Too many attempts. Please wait a moment.',
  rateLimitedFor: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  internal: 'Something went wrong on our side. Please try again.',
  retry: 'Retry',
  loadFailed: (what: string) => `We could not load ${what}.`,
});
