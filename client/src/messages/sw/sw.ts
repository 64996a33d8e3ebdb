import type { Catalogue, Gaps } from '../../language/catalogue.ts';
import { account, keys } from './account.ts';
import { answers } from './answers.ts';
import { auth } from './auth.ts';
import { dashboard, standing } from './dashboard.ts';
import { door } from './door.ts';
import { doorApp } from './door-app.ts';
import { events, staffEvents } from './events.ts';
import { failures, faults } from './failures.ts';
import { invitations } from './invitations.ts';
import { labels } from './labels.ts';
import { messages } from './messages.ts';
import { moves } from './moves.ts';
import { organiserPages } from './organiser-pages.ts';
import { calls, pages } from './pages.ts';
import { partnerships, revenue } from './partnerships.ts';
import { providerPayments } from './provider-payments.ts';
import { buying, purchases, special } from './purchases.ts';
import { reasons } from './reasons.ts';
import { receipts } from './receipts.ts';
import { scanOutcomes } from './scan-outcomes.ts';
import { settings } from './settings.ts';
import { tickets } from './tickets.ts';
import { verify } from './verify.ts';
import { waitingRoom } from './waiting-room.ts';
import { wallet } from './wallet.ts';

const words: Gaps<Catalogue> = {
  ...account,
  ...answers,
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
  ...moves,
  ...organiserPages,
  ...pages,
  ...partnerships,
  ...providerPayments,
  ...purchases,
  ...reasons,
  ...receipts,
  ...revenue,
  ...scanOutcomes,
  ...settings,
  ...special,
  ...staffEvents,
  ...standing,
  ...tickets,
  ...verify,
  ...waitingRoom,
  ...wallet,
};

export default words;
