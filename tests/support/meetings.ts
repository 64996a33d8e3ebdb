import { type GraphQLAnswer, type TestActor, type TestApp } from './app.ts';
import type { Doors, SoldTicket } from './door.ts';

/** A sold place with its own order, on which two actions meet. */
export interface Place {
  orderId: string;
  ticket: SoldTicket;
  /** Names the scans of this place. */
  name: string;
}

export type Action = (place: Place) => Promise<GraphQLAnswer>;

const BUY = `mutation B($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { order { id } tickets { id file qrText } } }`;
const DOCUMENTS = {
  scan: 'mutation M($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }',
  upload: `mutation M($deviceId: String!, $scans: [QueuedScanInput!]!) {
    uploadScans(input: { deviceId: $deviceId, scans: $scans }) { scans { outcome conflict } } }`,
  undo: `mutation M($deviceId: String!, $nonce: String!) {
    undoEntry(input: { deviceId: $deviceId, nonce: $nonce, reason: "Wrong person" }) { scanId } }`,
  collect: 'mutation M($id: ID!) { collectDue(input: { ticketId: $id, method: CASH }) { ticket { id } } }',
  note: `mutation M($deviceId: String!, $nonce: String!) {
    noteCollected(input: { deviceId: $deviceId, nonce: $nonce, method: CASH }) { counted } }`,
  revoke: 'mutation M($id: ID!) { revokeTicket(input: { id: $id, reason: "Stolen" }) { ticket { id } } }',
  transfer: `mutation M($id: ID!, $to: NewHolderInput!) { transferTicket(input: { id: $id, to: $to }) { transfer { newTicketId } } }`,
  refund: 'mutation M($id: ID!) { refundOrder(input: { orderId: $id, reason: "Rain" }) { order { id } } }',
};

const FRIEND = { name: 'Amina Hassan', email: 'amina@friends.test' };
/** The device that admitted the guest before the two actions meet, where one of them needs that. */
const FIRST_DOOR = 'first';

/** Sells a place as a separate order. */
export async function sellPlace(app: TestApp, doors: Doors, name: string): Promise<Place> {
  const person = { name: 'Wanjiku Kamau', email: `${name}@example.test`, phone: '+254700000001' };
  const input = { slug: doors.slug, lines: [{ tier: 'VIP', quantity: 1 }], ...person };
  const bought = await app.graphql(BUY, { input });
  if (bought.errors) throw new Error(JSON.stringify(bought.errors));
  const { order, tickets } = bought.data.purchaseByForm;
  return { orderId: order.id, ticket: tickets[0], name };
}

/** Actions on a ticket, at doors and by the organiser. Two of them meet on one place. */
export function doorActions(app: TestApp, doors: Doors) {
  const as = (who: TestActor, document: string, variables: object): Promise<GraphQLAnswer> =>
    app.graphql(document, { ...variables }, who);
  const scanAt = (deviceId: string, { ticket, name }: Place) =>
    as(doors.validator, DOCUMENTS.scan, { input: { ticket: ticket.qrText, deviceId, nonce: name } });
  const nonceAt = ({ name }: Place) => ({ deviceId: FIRST_DOOR, nonce: name });
  let devices = 0;
  const device = (): string => {
    devices += 1;
    return `door-${devices}`;
  };
  const queued = ({ ticket, name }: Place) => ({
    nonce: name,
    ticket: ticket.qrText,
    deviceTime: app.clock.now().toISOString(),
    admitted: true,
    outcome: 'GOOD',
  });

  return {
    enter: (place: Place) => scanAt(FIRST_DOOR, place),
    scanCode: (qrText: string) =>
      as(doors.validator, DOCUMENTS.scan, { input: { ticket: qrText, deviceId: device(), nonce: 'after' } }),
    actions: {
      scan: (place) => scanAt(device(), place),
      upload: (place) =>
        as(doors.validator, DOCUMENTS.upload, { deviceId: device(), scans: [queued(place)] }),
      undo: (place) => as(doors.validator, DOCUMENTS.undo, nonceAt(place)),
      collect: (place) => as(doors.validator, DOCUMENTS.collect, { id: place.ticket.id }),
      note: (place) => as(doors.validator, DOCUMENTS.note, nonceAt(place)),
      revoke: (place) => as(doors.organiser, DOCUMENTS.revoke, { id: place.ticket.id }),
      transfer: (place) => as(doors.organiser, DOCUMENTS.transfer, { id: place.ticket.id, to: FRIEND }),
      refund: (place) => as(doors.organiser, DOCUMENTS.refund, { id: place.orderId }),
    } satisfies Record<string, Action>,
  };
}
