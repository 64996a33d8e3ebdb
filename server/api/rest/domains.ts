import type { Manual } from '../openapi/manual.ts';
import { contractManual } from './contracts/docs.ts';
import { contractRoutes, financialsRoutes } from './contracts/routes.ts';
import { doorManual } from './door/docs.ts';
import { doorRoutes } from './door/routes.ts';
import { eventManual, sellingManual } from './events/docs.ts';
import { embedRoutes, eventRoutes, guestListRoutes } from './events/routes.ts';
import { expenseManual } from './expenses/docs.ts';
import { expenseRoutes } from './expenses/routes.ts';
import { identityManual } from './identity/docs.ts';
import { identityRoutes } from './identity/routes.ts';
import { issuerManual } from './issuers/docs.ts';
import { issuerRoutes } from './issuers/routes.ts';
import { messageManual } from './messages/docs.ts';
import { messageRoutes } from './messages/routes.ts';
import type { RestOperationName } from './operations.gen.ts';
import { orderManual } from './orders/docs.ts';
import { orderRoutes } from './orders/routes.ts';
import { partnerManual } from './partners/docs.ts';
import { partnerRoutes } from './partners/routes.ts';
import { peopleManual } from './people/docs.ts';
import { peopleRoutes } from './people/routes.ts';
import { roundManual } from './rounds/docs.ts';
import { roundRoutes } from './rounds/routes.ts';
import type { Route } from './route.ts';
import { systemManual } from './system/docs.ts';
import { anchorRoutes, auditRoutes, systemRoutes } from './system/routes.ts';
import { ticketManual } from './tickets/docs.ts';
import { purchaseRoutes, ticketRoutes } from './tickets/routes.ts';
import { walletManual } from './wallets/docs.ts';
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

/** Texts of the OpenAPI document for each document of a route. A new one does not compile without an entry here. */
export const MANUAL: Record<RestOperationName, Manual> = {
  ...identityManual,
  ...eventManual,
  ...issuerManual,
  ...sellingManual,
  ...ticketManual,
  ...orderManual,
  ...doorManual,
  ...walletManual,
  ...partnerManual,
  ...contractManual,
  ...expenseManual,
  ...roundManual,
  ...messageManual,
  ...peopleManual,
  ...systemManual,
};
