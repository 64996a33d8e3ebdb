import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { type ContractStage, contractInput, contractStage, granted } from '../../support/contract-people.ts';

const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on Ticket { number } ... on Event { name } ... on Contract { name } ... on Issuer { active } } }`;
const UNKNOWN = '018f0000-0000-7000-8000-000000000000';

let app: TestApp;
let stage: ContractStage;
let buyer: TestActor;
let ticketId: string;
let orderId: string;
let contractId: string;

beforeAll(async () => {
  app = await bootTestApp();
  stage = await contractStage(app);
  buyer = await app.actor('attendee');
  const bought = granted(await buy(app, { slug: stage.event.slug, lines: [{ tier: 'regular' }] }, buyer));
  ticketId = bought.purchaseByForm.tickets[0].id;
  orderId = bought.purchaseByForm.order.id;
  const CREATE =
    'mutation ($input: CreateContractInput!) { createContract(input: $input) { contract { id } } }';
  const input = contractInput(stage);
  contractId = granted(await app.graphql(CREATE, { input }, stage.owner)).createContract.contract.id;
});
afterAll(() => app.close());

const typeOf = async (id: string, who?: TestActor): Promise<string | null> =>
  granted(await app.graphql(NODE, { id }, { token: who?.token })).node?.__typename ?? null;

describe('node', () => {
  it('finds an object of each type by its id alone', async () => {
    expect(await typeOf(ticketId, buyer)).toBe('Ticket');
    expect(await typeOf(orderId, buyer)).toBe('Order');
    expect(await typeOf(stage.event.id)).toBe('Event');
    expect(await typeOf(stage.issuerId)).toBe('Issuer');
    expect(await typeOf(contractId, stage.owner)).toBe('Contract');
    expect(await typeOf(stage.partners[0].partnerId, stage.owner)).toBe('Partner');
    const { node } = granted(await app.graphql(NODE, { id: ticketId }, buyer));
    expect(node).toEqual({ __typename: 'Ticket', id: ticketId, number: expect.any(String) });
  });

  it('is null for everything that the lookup of its type would not show, as for what does not exist', async () => {
    const stranger = await app.actor('issuer_owner');
    for (const id of [ticketId, orderId, contractId, stage.partners[0].partnerId, UNKNOWN, 'no-id-at-all']) {
      expect(await typeOf(id, stranger), id).toBeNull();
      expect(await typeOf(id), id).toBeNull();
    }
    expect(await typeOf(contractId, buyer)).toBeNull();
  });
});

describe('a lookup that finds nothing', () => {
  it.each([
    ['event(id: $id) { id }'],
    ['ticket(id: $id) { id }'],
    ['order(id: $id) { id }'],
    ['contract(id: $id) { id }'],
    ['round(id: $id) { id }'],
    ['message(id: $id) { id }'],
    ['messageBatch(id: $id) { id }'],
    ['eventEmbed(eventId: $id) { sites }'],
    ['publicKey(issuerId: $id) { keyId }'],
    ['ticketProof(ticketId: $id) { leaf }'],
  ])('answers null and no error: %s', async (field) => {
    const answer = await app.graphql(`query ($id: ID!) { found: ${field} }`, { id: UNKNOWN }, stage.owner);
    expect(answer).toEqual({ status: 200, data: { found: null } });
  });

  it('is 404 in REST, in the words of the refusal', async () => {
    const { status, body } = await app.rest('GET', `/api/events/${UNKNOWN}/embed`, undefined, stage.owner);
    expect([status, body.error]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND', message: 'The event was not found.' }),
    ]);
  });
});

describe('an object stands where an id would', () => {
  it('on a ticket, whose order shows more to those who may see it', async () => {
    const TICKET = 'query ($id: ID!) { ticket(id: $id) { order { id status buyerEmail } } }';
    const ofBuyer = granted(await app.graphql(TICKET, { id: ticketId }, buyer)).ticket;
    expect(ofBuyer.order).toMatchObject({ id: orderId, buyerEmail: expect.stringContaining('@') });
    const steward = await app.actor('issuer_validator', stage.issuerId);
    expect(granted(await app.graphql(TICKET, { id: ticketId }, steward)).ticket).toEqual({ order: null });
    const BARE = 'query ($id: ID!) { ticket(id: $id) { order { id } order { __typename } } }';
    expect(granted(await app.graphql(BARE, { id: ticketId }, steward)).ticket.order).toEqual({
      id: orderId,
      __typename: 'Order',
    });
    const MERGED =
      'query ($id: ID!) { ticket(id: $id) { order { id } ...Rest } } fragment Rest on Ticket { order { status } }';
    expect(granted(await app.graphql(MERGED, { id: ticketId }, steward)).ticket.order).toBeNull();
    const merged = granted(await app.graphql(MERGED, { id: ticketId }, buyer)).ticket.order;
    expect(merged).toEqual({ id: orderId, status: ofBuyer.order.status });
  });

  it('on contracts, with the organiser', async () => {
    const CONTRACTS = '{ contracts { nodes { id issuer { id name } } } }';
    const [contract] = granted(await app.graphql(CONTRACTS, {}, stage.owner)).contracts.nodes;
    expect(contract.issuer).toEqual({ id: stage.issuerId, name: expect.any(String) });
  });

  it('on an expense, with the contract', async () => {
    const SUBMIT = `mutation ($id: ID!) { submitExpense(input: { contractId: $id, category: VENUE, amount: "10",
      description: "Stage hire" }) { expense { id contract { id name } } } }`;
    const { expense } = granted(await app.graphql(SUBMIT, { id: contractId }, stage.owner)).submitExpense;
    expect(expense.contract).toEqual({ id: contractId, name: expect.any(String) });
    expect(await typeOf(expense.id, stage.owner)).toBe('Expense');
    expect(await typeOf(expense.id, buyer)).toBeNull();
  });
});
