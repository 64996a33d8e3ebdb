import type { Route } from '../route.ts';
import { identityRoutes } from './identity.routes.ts';

/** Every documented REST call. */
export const routes: Route[] = [...identityRoutes];
