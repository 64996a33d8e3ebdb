import type { Route } from '../route.ts';
import { anchorRoutes } from './anchors.routes.ts';
import { auditRoutes } from './audit.routes.ts';
import { contractRoutes } from './contracts.routes.ts';
import { doorRoutes } from './door.routes.ts';
import { embedRoutes } from './embeds.routes.ts';
import { eventRoutes } from './events.routes.ts';
import { expenseRoutes } from './expenses.routes.ts';
import { financialsRoutes } from './financials.routes.ts';
import { guestListRoutes } from './guest-lists.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import { issuerRoutes } from './issuers.routes.ts';
import { messageRoutes } from './messages.routes.ts';
import { partnerRoutes } from './partners.routes.ts';
import { peopleRoutes } from './people.routes.ts';
import { purchaseRoutes } from './purchases.routes.ts';
import { roundRoutes } from './rounds.routes.ts';
import { systemRoutes } from './system.routes.ts';
import { ticketRoutes } from './tickets.routes.ts';
import { walletRoutes } from './wallets.routes.ts';

/** Every documented REST call. */
export const routes: Route[] = [
  ...identityRoutes,
  ...issuerRoutes,
  ...eventRoutes,
  ...guestListRoutes,
  ...embedRoutes,
  ...purchaseRoutes,
  ...ticketRoutes,
  ...doorRoutes,
  ...walletRoutes,
  ...anchorRoutes,
  ...auditRoutes,
  ...expenseRoutes,
  ...messageRoutes,
  ...partnerRoutes,
  ...peopleRoutes,
  ...roundRoutes,
  ...contractRoutes,
  ...financialsRoutes,
  ...systemRoutes,
];
