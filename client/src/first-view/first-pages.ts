/** The prerendered pages by path, as in the route table, with the modules that render them. The build reads this list too. */
export const FIRST_PAGES = {
  '/': 'src/pages/home/HomePage.tsx',
  '/events': 'src/pages/events/EventsPage.tsx',
  '/event-details': 'src/pages/event-details/EventDetailsPage.tsx',
  '/issuers': 'src/pages/issuers/IssuersPage.tsx',
  '/issuers/:slug': 'src/pages/issuers/IssuerPage.tsx',
  '/series/:slug': 'src/pages/series/SeriesPage.tsx',
  '/auth': 'src/pages/auth/AuthPage.tsx',
  '/find-tickets': 'src/pages/find-tickets/FindTicketsPage.tsx',
} as const;

export type FirstPage = keyof typeof FIRST_PAGES;

/**
 * Pages that only the browser draws, with the modules that they load at once: their files load together with those of
 * every page.
 */
export const LINKED_PAGES = {
  // As its address with `:id` in place of the id.
  '/orders/:id': 'src/pages/order/OrderPage.tsx',
  '/dashboard': ['src/pages/dashboard/DashboardPage.tsx', 'src/pages/dashboard/panels/overview.tsx'],
} as const;
