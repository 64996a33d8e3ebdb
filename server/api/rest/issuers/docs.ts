import { type Manual, maybe, page, SEARCHED, SENTENCE, shape } from '../../openapi/manual.ts';

const tag = 'System';

const ISSUER_ACCOUNT = shape('IssuerAccount', {
  id: 'IssuerAccount.id',
  name: 'IssuerAccount.name',
  description: 'IssuerAccount.description',
  active: 'IssuerAccount.active',
  inactive_since: 'IssuerAccount.inactiveSince',
  inactive_reason: 'IssuerAccount.inactiveReason',
  created_at: 'IssuerAccount.createdAt',
  people: 'IssuerAccount.people',
  published_events: 'IssuerAccount.publishedEvents',
});

const STANDING = shape('IssuerStanding', { issuer: ISSUER_ACCOUNT, message: SENTENCE });

export const issuerManual = {
  RestIssuers: {
    tag: 'Events',
    summary: 'Lists issuers by name',
    query: SEARCHED,
    answers: shape(
      'IssuerList',
      page(
        'issuers',
        shape('Issuer', {
          id: 'Issuer.id',
          name: 'Issuer.name',
          description: 'Issuer.description',
          active: 'Issuer.active',
        }),
        { count: 'IssuerConnection.totalCount' },
      ),
    ),
  },
  RestIssuerAccounts: {
    tag,
    summary: 'Lists all issuers for system admins',
    query: { ...SEARCHED, active: maybe('Query.issuerAccounts.active') },
    answers: shape(
      'IssuerAccountList',
      page('issuers', ISSUER_ACCOUNT, { count: 'IssuerAccountConnection.totalCount' }),
    ),
  },
  RestUpdateIssuer: {
    tag,
    summary: 'Changes the name and description of an issuer',
    note: 'Omitted fields keep their value.',
    sends: { name: maybe('UpdateIssuerInput.name'), description: maybe('UpdateIssuerInput.description') },
    answers: shape('IssuerChange', { issuer: ISSUER_ACCOUNT, message: SENTENCE }),
  },
  RestActivateIssuer: {
    tag,
    summary: 'Activates an issuer',
    note: 'The issuer can publish and sell again. Its owners and admins are notified of the reason.',
    sends: { reason: 'SetIssuerActiveInput.reason' },
    answers: STANDING,
  },
  RestDeactivateIssuer: {
    tag,
    summary: 'Deactivates an issuer',
    note: 'The issuer can no longer publish or sell. Its tickets stay valid and its data readable. Its owners and admins are notified of the reason.',
    sends: { reason: 'SetIssuerActiveInput.reason' },
    answers: STANDING,
  },
} satisfies Record<string, Manual>;
