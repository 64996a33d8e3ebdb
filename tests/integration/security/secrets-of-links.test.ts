import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';
import { bootTestApp, type GraphQLAnswer, PASSWORD, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { freshPass, openMail, secretIn } from '../../support/mail.ts';
import { operationForField, type RootKind, variablesForField } from '../../support/operation-for-field.ts';
import { published } from '../events/organiser.ts';

let app: TestApp;
/** A valid secret of each kind. */
let secrets: Map<string, string>;

beforeAll(async () => {
  app = await bootTestApp();
  const owner = await app.actor('issuer_owner');
  const mailed = async (email: string, kind: string): Promise<string> =>
    secretIn((await openMail(app, email, kind)).text);
  const unconfirmed = await app.actor('attendee', undefined, { confirmed: false });
  const reset = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { done } }';
  await app.graphql(reset, { email: unconfirmed.email });
  const follow =
    'mutation ($id: ID!) { requestFollow(input: { issuerId: $id, email: "fan@guests.test" }) { done } }';
  await app.graphql(follow, { id: owner.issuerId });
  const staff =
    'mutation { inviteUser(input: { email: "usher@guests.test", name: "Usher", role: ISSUER_VALIDATOR }) { invitation { id } } }';
  await app.graphql(staff, {}, owner);
  const partner =
    'mutation { invitePartner(input: { email: "band@guests.test", role: MUSICIAN }) { partner { id } } }';
  await app.graphql(partner, {}, owner);
  const event = await published(app, owner);
  for (const name of ['ann', 'bob'])
    await buy(app, {
      slug: event.slug,
      lines: [{ tier: 'regular' }],
      buyer: { email: `${name}@guests.test` },
    });
  const pass = await freshPass(app, 'ann@guests.test');
  await app.graphql('mutation { requestTicketLink(input: { email: "bob@guests.test" }) { done } }');
  const key = await app.graphql('mutation { createApiKey(input: { name: "till" }) { key } }', {}, owner);
  secrets = new Map([
    ['verifyEmail', await mailed(unconfirmed.email, 'verify_email')],
    ['resetPassword', await mailed(unconfirmed.email, 'reset_password')],
    ['confirmFollow', await mailed('fan@guests.test', 'confirm_follow')],
    ['staffInvitation', await mailed('usher@guests.test', 'staff_invitation')],
    ['partnerInvitation', await mailed('band@guests.test', 'partner_invitation')],
    ['openTicketLink', await mailed('bob@guests.test', 'find_tickets')],
    ['foundTickets', pass],
    ['session', owner.token],
    ['API key', String(key.data?.createApiKey?.key ?? (await restKey(owner.token)))],
  ]);
});
afterAll(() => app.close());

async function restKey(token: string): Promise<string> {
  return (await app.rest('POST', '/api/issuer/api-key', undefined, { token })).body.api_key;
}

/** Fields that take the secret of a kind; the others must refuse it. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  staffInvitation: ['staffInvitation', 'acceptStaffInvitation'],
  partnerInvitation: ['partnerInvitation', 'answerInvitation'],
  openTicketLink: ['openTicketLink', 'revokeTicketLink'],
  confirmFollow: ['confirmFollow', 'followedIssuer'],
  // A pass is no link: these end or renew what it opens.
  foundTickets: [
    'foundTickets',
    'foundReceipts',
    'order',
    'orderChanged',
    'closeTicketLink',
    'resendFoundTicket',
    'requestFreshTicketLink',
    'transferFoundTicket',
    'cancelFoundTicket',
    'answerFoundMove',
  ],
};

const SECRET = /"(token|pass|waiting)":"probe"/g;

interface Door {
  kind: RootKind;
  name: string;
  document: string;
  variables: string;
}

/** Every query and mutation that requires a secret of a link. */
const DOORS: Door[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? productSchema().getQueryType() : productSchema().getMutationType();
  return Object.values(root?.getFields() ?? {}).flatMap((field) => {
    const variables = JSON.stringify(variablesForField(field, '01900000-0000-7000-8000-000000000000'));
    if (variables.search(SECRET) < 0) return [];
    return [{ kind, name: field.name, document: operationForField(kind, field), variables }];
  });
});

async function opens(door: Door, secret: string, asked = app.graphql): Promise<boolean> {
  const filled = door.variables.replaceAll(SECRET, (_all, name) => `"${name}":${JSON.stringify(secret)}`);
  const { data }: GraphQLAnswer = await asked(door.document, JSON.parse(filled));
  return (data?.[door.name] ?? null) !== null;
}

/** Fields that answer alike whether they know the secret or not: the caller asks for the end of something. */
const SAME_ANSWER = new Set([
  'closeTicketLink',
  'revokeTicketLink',
  'stopFollowing',
  'unfollowByLink',
  'leaveWaitingList',
]);

describe('the secret of a link', () => {
  it('is taken by the fields of the schema that this test knows', () => {
    expect(DOORS.map(({ name }) => name).toSorted()).toEqual([
      'acceptStaffInvitation',
      'answerFoundMove',
      'cancelFactorRecovery',
      'cancelFoundTicket',
      'closeTicketLink',
      'confirmEmailChange',
      'confirmFollow',
      'followedIssuer',
      'foundReceipts',
      'foundTickets',
      'leaveWaitingList',
      'openTicketLink',
      'partnerInvitation',
      'requestFreshTicketLink',
      'resendFoundTicket',
      'resetPassword',
      'revokeTicketLink',
      'setPhoneMessages',
      'staffInvitation',
      'startFactorRecovery',
      'stopFollowing',
      'transferFoundTicket',
      'unfollowByLink',
      'verifyEmail',
      'waitingPlace',
    ]);
  });

  it.each(DOORS)('$name takes none of another purpose', async (door) => {
    const opened: string[] = [];
    for (const [kind, secret] of secrets) {
      if (kind === door.name || HOMES[kind]?.includes(door.name)) continue;
      const isOpen = await opens(door, secret);
      if (isOpen && !SAME_ANSWER.has(door.name)) opened.push(kind);
    }
    expect(opened).toEqual([]);
  });

  it('still opens its own after all of these attempts', async () => {
    for (const door of DOORS.filter(({ kind, name }) => kind === 'query' && secrets.has(name)))
      expect([door.name, await opens(door, secrets.get(door.name) ?? '')]).toEqual([door.name, true]);
    const run = (document: string, home: string) =>
      app.graphql(document, { secret: secrets.get(home), password: PASSWORD });
    const verified = await run(
      'mutation ($secret: String!, $password: String) { verifyEmail(input: { token: $secret, password: $password }) { __typename } }',
      'verifyEmail',
    );
    const reset = await run(
      'mutation ($secret: String!, $password: String!) { resetPassword(input: { token: $secret, newPassword: $password }) { __typename } }',
      'resetPassword',
    );
    const followed = await run(
      'mutation ($secret: String!) { confirmFollow(input: { token: $secret }) { __typename } }',
      'confirmFollow',
    );
    const opened = await run(
      'mutation ($secret: String!) { openTicketLink(input: { token: $secret }) { pass } }',
      'openTicketLink',
    );
    expect([verified, reset, followed, opened].map(({ errors }) => errors)).toEqual(Array(4).fill(undefined));
  });

  it('of a link is no credential, in any scheme', async () => {
    for (const [kind, secret] of secrets) {
      if (kind === 'session' || kind === 'API key') continue;
      for (const authorization of [secret, `Bearer ${secret}`, `Basic ${secret}`]) {
        const { status } = await app.rest('GET', '/api/wallet/balance', undefined, {
          headers: { authorization },
        });
        expect([kind, status]).toEqual([kind, 401]);
      }
    }
  });

  it('in a field that takes any would be noticed', async () => {
    const careless = (async () => ({ status: 200, data: { resetPassword: {} } })) as typeof app.graphql;
    const door = DOORS.find(({ name }) => name === 'resetPassword');
    expect(door && (await opens(door, secrets.get('verifyEmail') ?? '', careless))).toBe(true);
  });
});
