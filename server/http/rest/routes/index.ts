import type { Route } from '../route.ts';
import { doorRoutes } from './door.routes.ts';
import { eventRoutes } from './events.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import { issuerRoutes } from './issuers.routes.ts';

/** Every documented REST call. */
export const routes: Route[] = [...identityRoutes, ...issuerRoutes, ...eventRoutes, ...doorRoutes];
