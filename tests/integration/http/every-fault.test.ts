import { type GraphQLInputType, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';
import { bootTestApp, type GraphQLAnswer, type TestActor, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { type Ground, SPACES, WRONG_INPUTS } from './wrong-inputs.ts';

let app: TestApp;
let people: Record<string, TestActor>;
let context: Ground;
beforeAll(async () => {
  app = await bootTestApp();
  const doors = await openDoors(app);
  people = {
    admin: doors.organiser,
    validator: doors.validator,
    system: await app.actor('system_admin'),
    attendee: await app.actor('attendee'),
  };
  context = await contextOf(doors);
});
afterAll(() => app.close());

/** The objects that the inputs of the table refer to. */
async function contextOf({ eventId, slug, issuerId, organiser, validator }: Doors): Promise<Ground> {
  const run = async (document: string) => {
    const answer = await app.graphql(document, {}, organiser);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const tiers = await run(`{ event(id: "${eventId}") { tiers { id } } }`);
  const made = await run(`mutation {
    createSellingCode(input: { eventId: "${eventId}", code: "SPRING", percentOff: "10" }) { sellingCode { id } }
    createCapacityPool(input: { eventId: "${eventId}", name: "Hall", capacity: 9, tierIds: [] }) { capacityPool { id } }
    createQuestion(input: { eventId: "${eventId}", kind: CHOICE, label: "Size", options: ["S"] }) { question { id } }
    createWebhookEndpoint(input: { url: "https://hooks.test/in", types: [EVENT_PUBLISHED] }) { endpoint { id } }
  }`);
  return {
    ...{ eventId, slug, issuerId, userId: validator.userId, tierId: tiers.event.tiers[0].id },
    poolId: made.createCapacityPool.capacityPool.id,
    ...{ questionId: made.createQuestion.question.id },
    ...{ codeId: made.createSellingCode.sellingCode.id, endpointId: made.createWebhookEndpoint.endpoint.id },
  };
}

const inputType = (call: string) => `${call[0]?.toUpperCase()}${call.slice(1)}Input`;

function fieldsOf({ errors }: GraphQLAnswer): string[] {
  expect(errors?.[0]?.extensions.code, JSON.stringify(errors)).toBe('BAD_INPUT');
  const details = errors?.[0]?.extensions.details as { fields: { field: string }[] } | undefined;
  const fields = details?.fields ?? [];
  return [...new Set(fields.map(({ field }) => field.replace(/^input\./, '')))].sort();
}

/** Types whose values are refused only by the schema, or that name an object which must exist. */
const UNCHECKED = new Set(['ID', 'Boolean']);
/** Mutations with several values that may be wrong, of which one call can report only one. */
const ONE_AT_A_TIME: Record<string, string> = {
  acceptStaffInvitation: 'the account is asked for once the invitation is known',
  answerInvitation: 'the account is asked for once the invitation is known',
  cancelRound: 'a long reason is cut',
  changeDoorDevice: 'terms are compared once the device is known',
  submitDeviceState: 'for devices alone',
  closeShift: 'amounts are read in the currency of the shift',
  requestDoorPayment: 'amounts are read in the currency of the shift',
  sellAtDoor: 'amounts are read in the currency of the shift',
  setLeasedPlaces: 'tiers are compared once the shift is known',
  uploadDoorSales: 'amounts are read in the currency of the shift',
  cancelTicket: 'the refund is compared once the ticket is known',
  claimProviderPayment: 'the receipt alone',
  cancelFactorRecovery: 'a token that is not known is no fault of the input',
  confirmAuthenticatorApp: 'a wrong code is no fault of the input',
  confirmEmailChange: 'a token that is not known is no fault of the input',
  confirmIdentity: 'exactly one proof, and a wrong one is no fault of the input',
  confirmLogin: 'a wrong code is no fault of the input',
  claimOwnership: 'a wrong password is no fault of the input',
  deleteMyAccount: 'a wrong password is no fault of the input',
  revokeTicketLink: 'a token that is not known is no fault of the input',
  executeRound: 'the round itself is paid once, whatever the key',
  fundWallet: 'the key alone',
  joinWaitingRoom: 'the work is checked once the room is known',
  leaveWaitingList: 'a token that is not known is no fault of the input',
  login: 'a wrong address and a wrong password are not told apart',
  openTicketLink: 'a token that is not known is no fault of the input',
  openProviderPage: 'the order is looked up by its key',
  removeOrderPhone: 'the order is looked up by its key',
  setLiveCodes: 'the notice is compared once the tiers are known',
  setPhoneMessages: 'a token that is not known is no fault of the input',
  retryProviderPayment: 'the number alone',
  proveSigningKey: 'the envelope is read against the challenge that it answers',
  refundTicket: 'a ticket that is not known is no fault of the input',
  registerPasskey: 'the answer of the authenticator is read against its challenge',
  createWalletPass: 'a wallet that is not set up is no fault of the input',
  registerTicketPhone: 'the key of the phone is read before its clock',
  requestFactorRecovery: 'every address gets the same answer',
  startFactorRecovery: 'a token that is not known is no fault of the input',
  updateAuthenticator: 'the name alone',
  updateSeriesDates: 'the values are read as those of updateEvent, once the date is known',
  requestPasswordReset: 'every address gets the same answer',
  resendFoundTicket: 'a pass that is not known is no fault of the input',
  submitRoundSignature: 'the envelope is read against the round that it signs',
  answerFoundMove: 'a pass that is not known is no fault of the input',
  purchase: 'the fields are read by the command of the method, as those of purchaseByForm',
  refundTickets: 'tickets that are not known are no fault of the input',
  requestFreshTicketLink: 'a pass that is not known is no fault of the input',
  cancelFoundTicket: 'a pass that is not known is no fault of the input',
  transferFoundTicket: 'the new holder is read as in transferTicket, once the pass is known',
  validateTicketOffline: 'the snapshot is read with the key of the issuer that the ticket names',
  withdrawProviderPayment: 'the order is looked up by its key',
  verifyEmail: 'a token that is not known is no fault of the input',
};

/** A former name takes the same way as the mutation that replaces it. */
const isFormerName = (reason: string | null | undefined): boolean => /^Use `\w+`\. /.test(reason ?? '');

/** Values of an input that a command may refuse. */
function checkable(type: GraphQLInputType): number {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).reduce((sum, field) => sum + checkable(field.type), 0);
  return isEnumType(named) || UNCHECKED.has(named.name) ? 0 : 1;
}

/** Fields that programs fill in: their faults have only a message. */
const OF_PROGRAMS = /(idempotencyKey|credentialHash|deviceId|nonce|gateId|eventId)$/;

/** Fields that people fill in, with faults that no client could translate. */
function wordless({ errors }: GraphQLAnswer): string[] {
  const faults = (errors ?? []).flatMap(({ extensions }) => {
    const { fields } = (extensions.details ?? {}) as { fields?: { field: string; code?: string }[] };
    return fields ?? [];
  });
  return faults
    .filter(({ code, field }) => code === undefined && !OF_PROGRAMS.test(field))
    .map(({ field }) => field);
}

describe('a command that is given nothing but wrong values names every one of them:', () => {
  it.each(WRONG_INPUTS)('$call', async ({ call, who, input, fields }) => {
    const document = `mutation M($input: ${inputType(call)}!) { ${call}(input: $input) { __typename } }`;
    const answer = await app.graphql(document, { input: input(context) }, people[who]);
    expect(fieldsOf(answer)).toEqual(fields);
    expect(wordless(answer)).toEqual([]);
  });

  it('and every mutation with several values that may be wrong is one of these', () => {
    const mutations = Object.values(productSchema().getMutationType()?.getFields() ?? {});
    const several = mutations.filter(
      ({ args, deprecationReason }) =>
        !isFormerName(deprecationReason) && args.reduce((sum, { type }) => sum + checkable(type), 0) > 1,
    );
    const shown = new Set([...WRONG_INPUTS.map(({ call }) => call), ...Object.keys(ONE_AT_A_TIME)]);
    expect(several.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('the ends of a page, the size and the cursors', async () => {
    const page = 'first: 0, last: 101, after: "x", before: "y"';
    const answer = await app.graphql(`{ events(${page}) { pageInfo { hasNextPage } } }`, {}, people.admin);
    expect(fieldsOf(answer)).toEqual(['after', 'before', 'first', 'last']);
  });

  it.each([
    ['from=2030-01-02&to=2030-01-01&event_id=x', ['event_id', 'to']],
    ['from=x&to=y', ['from', 'to']],
  ])('a file of a table, of %s', async (query, fields) => {
    const answer = await app.rest('GET', `/api/exports/partners.csv?${query}`, undefined, people.admin);
    expect((answer.body.error.fields as { field: string }[]).map(({ field }) => field).sort()).toEqual(
      fields,
    );
  });

  it.each([
    ['newest first', '', ['after', 'filter.to']],
    ['sorted', 'order: { column: "none" }, ', ['after', 'filter.to', 'order.column']],
  ])('report, a query, %s', async (_how, order, fields) => {
    const filter = 'filter: { from: "2030-01-02T00:00:00Z", to: "2030-01-01T00:00:00Z" }';
    const report = `report(name: SALES, ${filter}, ${order}after: "x") { pageInfo { hasNextPage } }`;
    const owner = await app.actor('issuer_owner', context.issuerId);
    expect(fieldsOf(await app.graphql(`{ ${report} }`, {}, owner))).toEqual(fields);
  });

  it('publicKey, a query', async () => {
    const answer = await app.graphql('{ publicKey(issuerId: "x", version: 0) { version } }');
    expect(fieldsOf(answer)).toEqual(['issuerId', 'version']);
  });

  it('revocationSnapshot, a query', async () => {
    const answer = await app.graphql('{ revocationSnapshot(issuerId: "x", since: "x") { number } }');
    expect(fieldsOf(answer)).toEqual(['issuerId', 'since']);
  });

  it('a body over REST', async () => {
    const body = { tier: '', name: SPACES, email: 'nobody', phone: 'x' };
    const answer = await app.rest('POST', `/events/${context.slug}/purchase`, body);
    expect(answer.status).toBe(400);
    const fields = answer.body.error.fields as { field: string }[];
    expect(fields.map(({ field }) => field).sort()).toEqual(['email', 'name', 'phone', 'tier']);
  });
});
