import type { RestIssuerAccountFragment } from '../operations.gen.ts';
import { type RestRequest, type Route, route } from '../route.ts';
import { listed, next, required } from '../wire.ts';

function account(given: RestIssuerAccountFragment): object {
  return {
    id: given.id,
    name: given.name,
    description: given.description,
    active: given.active,
    inactive_since: given.inactiveSince,
    inactive_reason: given.inactiveReason,
    created_at: given.createdAt,
    people: given.people,
    published_events: given.publishedEvents,
  };
}

function truth(given: string | undefined): unknown {
  if (given === undefined || given === '') return null;
  return given === 'true' ? true : given === 'false' ? false : given;
}

const standing = ({ params, body, faults }: RestRequest, active: boolean) => {
  required(faults, body, [['reason', 'The reason is required.']]);
  return { input: { id: params.id, active, reason: body.reason } };
};

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
  route({
    method: 'GET',
    path: '/api/issuers',
    operation: 'RestIssuerAccounts',
    variables: (request) => ({ ...listed(request), active: truth(request.query.active) }),
    body: ({ issuerAccounts: { nodes, totalCount, pageInfo } }) => ({
      issuers: nodes.map(account),
      count: totalCount,
      next: next(pageInfo),
    }),
  }),
  route({
    method: 'PUT',
    path: '/api/issuers/:id',
    operation: 'RestUpdateIssuer',
    variables: ({ params, body }) => ({
      input: { id: params.id, name: body.name ?? null, description: body.description ?? null },
    }),
    body: ({ updateIssuer }) => ({
      issuer: account(updateIssuer.issuer),
      message: 'Issuer updated successfully',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/issuers/:id/activate',
    operation: 'RestActivateIssuer',
    variables: (request) => standing(request, true),
    body: ({ setIssuerActive }) => ({
      issuer: account(setIssuerActive.issuer),
      message: 'Issuer activated successfully',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/issuers/:id/deactivate',
    operation: 'RestDeactivateIssuer',
    variables: (request) => standing(request, false),
    body: ({ setIssuerActive }) => ({
      issuer: account(setIssuerActive.issuer),
      message: 'Issuer deactivated successfully',
    }),
  }),
];
