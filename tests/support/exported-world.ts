import { askingOf, buyWith } from '../integration/questions/asking.ts';
import { answerer, listening } from '../integration/webhooks/listening.ts';
import { type BootOptions, bootTestApp, type TestActor, type TestApp } from './app.ts';
import { type Doors, openDoors } from './door.ts';
import { hideGuests } from './guests.ts';
import { setReceipts } from './receipts.ts';

/** Personal data of a guest, which occur nowhere else. */
export const GUEST = {
  name: 'Quorvane Ilmatar',
  email: 'quorvane@guests.test',
  phone: '+254711223344',
  answer: 'Zephyrine allergy',
};

/** Finds any of the guest's data in a text. */
export const GUEST_DATA = /quorvane|ilmatar|711 ?223 ?344|zephyrine/i;

/** An organisation whose guest bought, waits, was scanned twice, collected from, and refunded. */
export interface ExportedWorld {
  app: TestApp;
  doors: Doors;
  owner: TestActor;
  orderId: string;
  ticketId: string;
  /** Another order of the guest, which was paid at the door. */
  paidOrderId: string;
  /** Webhook bodies by the role of the member who set the endpoint up. */
  bodies: Map<string, string[]>;
  close(): Promise<void>;
}

/** @param options of the product */
export async function exportedWorld(options: BootOptions = {}): Promise<ExportedWorld> {
  const app = await bootTestApp({ WEBHOOK_PRIVATE: 'on', ...options });
  const doors = await openDoors(app, { capacity: 6 });
  const owner = await app.actor('issuer_owner', doors.issuerId);
  await setReceipts(app, owner);
  const endpoints = await Promise.all([answerer(), answerer()]);
  const hooks = listening(app);
  const types = [
    'ORDER_CREATED',
    'TICKET_ISSUED',
    'TICKET_SCANNED',
    'TICKET_REVOKED',
    'TICKET_REFUNDED',
    'DUE_COLLECTED',
  ];
  await hooks.endpoint(endpoints[0].url, types, owner);
  await hooks.endpoint(endpoints[1].url, types, doors.organiser);
  // Only now: admins of the organisation see no guests.
  await hideGuests(app, owner);
  const { orderId, ticketIds, paidOrderId } = await guestOf(app, doors, owner);
  await hooks.reported();
  return {
    ...{ app, doors, owner, orderId, paidOrderId, ticketId: ticketIds[0] ?? '' },
    bodies: new Map([
      ['issuer_owner', endpoints[0].bodies],
      ['issuer_admin', endpoints[1].bodies],
    ]),
    close: async () => {
      await Promise.all(endpoints.map((one) => one.close()));
      await app.close();
    },
  };
}

async function guestOf(
  app: TestApp,
  doors: Doors,
  owner: TestActor,
): Promise<{ orderId: string; ticketIds: string[]; paidOrderId: string }> {
  const run = async (document: string, variables: object, who: TestActor) => {
    const answer = await app.graphql(document, { ...variables }, who);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const questionId = await askingOf(app, owner).ask(doors.eventId, { label: 'Needs' });
  const { name, email, phone, answer } = GUEST;
  const sold = await buyWith(app, doors.slug, {
    ...{ name, email, phone },
    lines: [{ tier: 'VIP', quantity: 4 }],
    answers: [{ questionId, value: answer }],
  });
  if (sold.errors) throw new Error(JSON.stringify(sold.errors));
  const { order, tickets } = sold.data.purchaseByForm;
  const ticketIds: string[] = tickets.map(({ id }: { id: string }) => id);
  const [entered, collected, revoked, refunded] = ticketIds;
  const files = await run('query ($id: ID!) { ticket(id: $id) { file } }', { id: entered }, owner);
  const SCAN =
    'mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }';
  for (const nonce of ['first', 'second'])
    await run(SCAN, { input: { ticket: files.ticket.file, deviceId: 'phone', nonce } }, doors.validator);
  const one = await buyWith(app, doors.slug, { name, email, phone, lines: [{ tier: 'VIP' }] });
  const paid = one.data.purchaseByForm;
  for (const id of [collected, paid.tickets[0].id])
    await run(
      'mutation ($id: ID!) { collectDue(input: { ticketId: $id, method: CASH }) { ticket { id } } }',
      { id },
      doors.validator,
    );
  await run(
    'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "stolen" }) { ticket { id } } }',
    { id: revoked },
    owner,
  );
  await run(
    'mutation ($id: ID!) { refundTicket(input: { ticketId: $id, reason: "cannot come" }) { ticket { id } } }',
    { id: refunded },
    owner,
  );
  const guests = new Blob([`name,email,tier\n${name},${email},VIP\n`]);
  await app.rest('POST', `/api/events/${doors.eventId}/guests`, guests, {
    ...owner,
    headers: { 'content-type': 'text/csv' },
  });
  return { orderId: order.id, ticketIds, paidOrderId: paid.order.id };
}
