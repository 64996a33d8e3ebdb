import type { TestActor, TestClient } from '../../support/client.ts';

const EVENT_SALES = `mutation ($input: SetEventSalesInput!) {
  setEventSales(input: $input) { event { id salesOpen orderLimit waitingList offerMinutes } } }`;
const TIER_SALES = `mutation ($input: SetTierSalesInput!) {
  setTierSales(input: $input) { tier { id hidden salesStart salesEnd orderLimit } } }`;
const CODE_FIELDS =
  'id code percentOff amountOff { amount currency } opens tiers { id } mostUses used startsAt endsAt active createdAt';
const CREATE_CODE = `mutation ($input: CreateSellingCodeInput!) {
  createSellingCode(input: $input) { sellingCode { ${CODE_FIELDS} } } }`;
const CHANGE_CODE = `mutation ($input: ChangeSellingCodeInput!) {
  changeSellingCode(input: $input) { sellingCode { ${CODE_FIELDS} } } }`;

type Input = Record<string, unknown>;

/** The selling settings of an organiser, as in the panel. */
export function sellingOf(app: TestClient, who: TestActor) {
  const call = (document: string, input: Input) => app.graphql(document, { input }, who);
  return {
    event: (eventId: string, input: Input) => call(EVENT_SALES, { eventId, ...input }),
    tier: (tierId: string, input: Input) => call(TIER_SALES, { tierId, ...input }),
    newCode: (eventId: string, input: Input) => call(CREATE_CODE, { eventId, ...input }),
    changeCode: (id: string, input: Input) => call(CHANGE_CODE, { id, ...input }),
    codes: async (id: string) =>
      (
        await app.graphql(
          `query ($id: ID!) { sellingCodes(eventId: $id) { nodes { ${CODE_FIELDS} } } }`,
          { id },
          who,
        )
      ).data.sellingCodes.nodes,
  };
}

/** The ids of an event's tiers by their names. */
export async function tierIds(app: TestClient, eventId: string): Promise<Record<string, string>> {
  const rows = await app.sql<{ id: string; name: string }>('SELECT id, name FROM tiers WHERE event_id = $1', [
    eventId,
  ]);
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}
