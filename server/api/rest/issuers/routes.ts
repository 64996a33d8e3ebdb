import { type Route, section } from '../route.ts';

const { get, post, put } = section('System');

export const issuerRoutes: Route[] = [
  get('/issuers', 'RestIssuers', {
    tag: 'Events',
    summary: 'Lists issuers by name',
    answers: 'IssuerList',
    html: true,
    lenient: true,
  }),
  get('/api/issuers', 'RestIssuerAccounts', {
    summary: 'Lists all issuers for system admins',
    answers: 'IssuerAccountList',
  }),
  put('/api/issuers/:id', 'RestUpdateIssuer', {
    summary: 'Changes the name and description of an issuer',
    note: 'Omitted fields keep their value.',
    answers: 'IssuerChange',
    message: 'Issuer updated successfully',
  }),
  post('/api/issuers/:id/activate', 'RestActivateIssuer', {
    summary: 'Activates an issuer',
    note: 'The issuer can publish and sell again. Its owners and admins are notified of the reason.',
    answers: 'IssuerStanding',
    message: 'Issuer activated successfully',
  }),
  post('/api/issuers/:id/deactivate', 'RestDeactivateIssuer', {
    summary: 'Deactivates an issuer',
    note: 'The issuer can no longer publish or sell. Its tickets stay valid and its data readable. Its owners and admins are notified of the reason.',
    answers: 'IssuerStanding',
    message: 'Issuer deactivated successfully',
  }),
];
