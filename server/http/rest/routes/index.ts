import type { Route } from '../route.ts';

/** Every documented REST call. */
export const routes: Route[] = [];
