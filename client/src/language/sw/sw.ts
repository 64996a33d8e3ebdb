import type { Catalogue, Gaps } from '../catalogue.ts';
import { account } from './account.ts';
import { auth } from './auth.ts';
import { buying } from './buying.ts';
import { calls } from './calls.ts';
import { dashboard } from './dashboard.ts';
import { door } from './door.ts';
import { doorApp } from './door-app.ts';
import { events } from './events.ts';
import { failures } from './failures.ts';
import { faults } from './faults.ts';
import { invitations } from './invitations.ts';
import { keys } from './keys.ts';
import { labels } from './labels.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import { partnerships } from './partnerships.ts';
import { purchases } from './purchases.ts';
import { reasons } from './reasons.ts';
import { revenue } from './revenue.ts';
import { settings } from './settings.ts';
import { special } from './special.ts';
import { staffEvents } from './staff-events.ts';
import { standing } from './standing.ts';
import { tickets } from './tickets.ts';
import { verify } from './verify.ts';
import { wallet } from './wallet.ts';

const words: Gaps<Catalogue> = {
  ...account,
  ...auth,
  ...buying,
  ...calls,
  ...dashboard,
  ...door,
  ...doorApp,
  ...events,
  ...failures,
  ...faults,
  ...invitations,
  ...keys,
  ...labels,
  ...messages,
  ...pages,
  ...partnerships,
  ...purchases,
  ...reasons,
  ...revenue,
  ...settings,
  ...special,
  ...staffEvents,
  ...standing,
  ...tickets,
  ...verify,
  ...wallet,
};

export default words;
