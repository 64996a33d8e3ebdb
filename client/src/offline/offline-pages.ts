/**
 * Pages that open offline after they were cached. The build and the service worker read this list; the pages import
 * only its type, because they can share no code with a worker.
 */
export const OFFLINE_PAGES = {
  ticket: {
    /** The modules whose chunks, with all imports, are cached. */
    modules: [
      'src/pages/ticket/TicketPage.tsx',
      'src/pages/ticket/SavedTicketsPage.tsx',
      'src/pages/find-tickets/FindTicketsPage.tsx',
      'src/pages/order/OrderPage.tsx',
      'src/features/tickets/live/LiveQr.tsx',
      'src/ui/Toasts.tsx',
    ],
    /** The address whose HTML serves all of these pages offline. */
    shell: '/my-tickets',
    addresses: /^\/(tickets\/[^/]+|orders\/[^/]+|my-tickets|find-tickets)\/?$/,
  },
  door: {
    modules: ['src/pages/door/DoorPage.tsx', 'src/ui/Toasts.tsx'],
    shell: '/door',
    addresses: /^\/door(\/.*)?$/,
  },
} as const;

export type OfflinePage = keyof typeof OFFLINE_PAGES;
