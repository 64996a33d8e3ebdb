import type { TestActor, TestClient } from '../../support/client.ts';

const EVENT_SALES = `mutation ($id: ID!, $input: EventSalesInput!) {
  setEventSales(eventId: $id, input: $input) { id salesOpen orderLimit waitingList offerMinutes } }`;
const TIER_SALES = `mutation ($id: ID!, $input: TierSalesInput!) {
  setTierSales(tierId: $id, input: $input) { id hidden salesStart salesEnd orderLimit } }`;
const CODE_FIELDS =
  'id code percentOff amountOff currency opens tierIds mostUses used startsAt endsAt active createdAt';
const CREATE_CODE = `mutation ($id: ID!, $input: SellingCodeInput!) {
  createSellingCode(eventId: $id, input: $input) { ${CODE_FIELDS} } }`;
const CHANGE_CODE = `mutation ($id: ID!, $input: SellingCodeInput!) {
  changeSellingCode(id: $id, input: $input) { ${CODE_FIELDS} } }`;

type Input = Record<string, unknown>;

/** How an organiser sells, as his panel says it. */
export function sellingOf(app: TestClient, who: TestActor) {
  const call = (document: string, id: string, input: Input) => app.graphql(document, { id, input }, who);
  return {
    event: (id: string, input: Input) => call(EVENT_SALES, id, input),
    tier: (id: string, input: Input) => call(TIER_SALES, id, input),
    newCode: (id: string, input: Input) => call(CREATE_CODE, id, input),
    changeCode: (id: string, input: Input) => call(CHANGE_CODE, id, input),
    codes: async (id: string) =>
      (await app.graphql(`query ($id: ID!) { sellingCodes(eventId: $id) { ${CODE_FIELDS} } }`, { id }, who))
        .data.sellingCodes,
  };
}

/** The ids of an event's tiers by their names. */
export async function tierIds(app: TestClient, eventId: string): Promise<Record<string, string>> {
  const rows = await app.sql<{ id: string; name: string }>('SELECT id, name FROM tiers WHERE event_id = $1', [
    eventId,
  ]);
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}
