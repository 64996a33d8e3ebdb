import { type Route, route } from '../route.ts';
import { listed, next } from '../wire.ts';

export const issuerRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/issuers',
    html: true,
    lenient: true,
    operation: 'RestIssuers',
    variables: listed,
    body: ({ issuers: { nodes, totalCount, pageInfo } }) => ({
      issuers: nodes,
      count: totalCount,
      next: next(pageInfo),
    }),
  }),
];
