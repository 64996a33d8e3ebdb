import type { BenchCase } from '../bench-case.ts';
import { grow } from '../seed/grow.ts';
import { seedEvent, seedOrganiser } from '../seed/organiser.ts';
import { pageFigures } from '../web/page-figures.ts';

/** A list that is longer than its first page. */
const LISTED = 40;

/** Waiting times of people on the public pages. */
export const webCase: BenchCase = {
  name: 'web',
  needsLimits: false,
  run: async (context) => {
    const { stage } = context;
    await grow(stage, { events: LISTED, tickets: 0 });
    const event = await seedEvent(stage, await seedOrganiser(stage), 1_000);
    const pages = await pageFigures(context, [
      { name: 'the landing page', path: '/' },
      { name: 'the events', path: '/events' },
      { name: 'an event', path: `/event-details?slug=${event.slug}` },
      { name: 'the issuers', path: '/issuers' },
      { name: 'the sign-in', path: '/auth' },
      { name: 'the search for tickets', path: '/find-tickets' },
    ]);
    return () => pages;
  },
};
