import { callRest } from '../api.ts';
import type { BenchCase } from '../bench-case.ts';
import type { Wanted } from '../figure.ts';
import { grow } from '../seed/grow.ts';
import { type Organiser, seedEvent, seedOrganiser } from '../seed/organiser.ts';
import type { Stage } from '../stage.ts';
import { pageFigures } from '../web/page-figures.ts';
import type { Stored } from '../web/visit-page.ts';

/** A list that is longer than its first page. */
const LISTED = 40;

const KB = 1_024;
const EVENTS_SCRIPTS: Wanted = { must: 230 * KB, aim: 180 * KB, better: 'less' };
const EVENT_SCRIPTS: Wanted = { must: 300 * KB, aim: undefined, better: 'less' };
/** The dashboard is drawn by its script alone, and its figures take further requests. */
const DASHBOARD_PAINT: Wanted = { must: 4_000, aim: 2_500, better: 'less' };

/** The session of an organiser and their API key, as the client stores them from the first view of the dashboard on. */
async function sessionOf(stage: Stage, { token, userId, email }: Organiser): Promise<Stored> {
  const { api_key, expires_at } = await callRest<{ api_key: string; expires_at: string }>(
    stage,
    '/api/issuer/api-key',
    {},
    token,
  );
  return {
    token,
    user: JSON.stringify({ id: userId, name: 'Bench organiser', email, role: 'issuer_admin' }),
    api_key,
    api_key_expires_at: expires_at,
  };
}

/** Waiting times of people on the public pages. */
export const webCase: BenchCase = {
  name: 'web',
  needsLimits: false,
  run: async (context) => {
    const { stage } = context;
    await grow(stage, { events: LISTED, tickets: 0 });
    const organiser = await seedOrganiser(stage);
    const event = await seedEvent(stage, organiser, 1_000);
    const pages = await pageFigures(context, [
      { name: 'the landing page', path: '/' },
      { name: 'the events', path: '/events', scripts: EVENTS_SCRIPTS },
      { name: 'an event', path: `/event-details?slug=${event.slug}`, scripts: EVENT_SCRIPTS },
      { name: 'the issuers', path: '/issuers' },
      { name: 'the sign-in', path: '/auth' },
      { name: 'the search for tickets', path: '/find-tickets' },
      {
        name: 'the dashboard',
        path: '/dashboard',
        paint: DASHBOARD_PAINT,
        stored: await sessionOf(stage, organiser),
      },
    ]);
    return () => pages;
  },
};
