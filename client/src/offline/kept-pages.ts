/** What the entry loads of itself before anything is drawn, for readers who want it. */
const LANGUAGES = ['src/language/sw/sw.ts', 'src/language/fr/fr.ts'];

/**
 * Pages that open without a network once they were kept. The build and the service worker read this list; the pages
 * themselves know its type alone, because a worker can share no code with them.
 */
export const KEPT_PAGES = {
  ticket: {
    /** The modules whose chunks, with all that they import, lie on the device. */
    modules: [
      'src/pages/ticket/TicketPage.tsx',
      'src/pages/ticket/KeptTicketsPage.tsx',
      'src/ui/Toasts.tsx',
      ...LANGUAGES,
    ],
    /** The address whose page, as the server sends it, stands for all of them while there is no network. */
    shell: '/my-tickets',
    addresses: /^\/(tickets\/[^/]+|my-tickets)\/?$/,
  },
  door: {
    modules: ['src/pages/door/DoorPage.tsx', 'src/ui/Toasts.tsx', ...LANGUAGES],
    shell: '/door',
    addresses: /^\/door(\/.*)?$/,
  },
} as const;

export type KeptPage = keyof typeof KEPT_PAGES;
