import { contractRoutes, financialsRoutes } from './contracts/routes.ts';
import { doorRoutes } from './door/routes.ts';
import { embedRoutes, eventRoutes, guestListRoutes } from './events/routes.ts';
import { expenseRoutes } from './expenses/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { issuerRoutes } from './issuers/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { roundRoutes } from './rounds/routes.ts';
import type { Route } from './route.ts';
import { anchorRoutes, auditRoutes, systemRoutes } from './system/routes.ts';
import { purchaseRoutes, ticketRoutes } from './tickets/routes.ts';
import { walletRoutes } from './wallets/routes.ts';

/** Every documented REST call. */
export const routes: Route[] = [
  ...identityRoutes,
  ...issuerRoutes,
  ...eventRoutes,
  ...guestListRoutes,
  ...embedRoutes,
  ...purchaseRoutes,
  ...ticketRoutes,
  ...orderRoutes,
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
