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
  issuerCopied: 'Copied',
});
