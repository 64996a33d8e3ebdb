import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { type Doors, openDoors } from '../../support/door.ts';
import { probeSubscription } from '../../support/probe-subscription.ts';

let app: TestApp;
let doors: Doors;

beforeAll(async () => {
  app = await bootTestApp();
  doors = await openDoors(app);
});
afterAll(() => app.close());

const WATCH =
  'subscription Watch($id: ID!) { eventEntries(eventId: $id) { event { id } entered gates { name entries } } }';

const connect = (token: string) =>
  createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });

interface Entries {
  entered: number;
  gates: { name: string; entries: number }[];
}

describe('watching the entries of an event', () => {
  it('shows what changed, until all are in', async () => {
    const client = connect(doors.organiser.token);
    const stream = client.iterate<{ eventEntries: Entries }>({
      query: WATCH,
      variables: { id: doors.eventId },
    });
    const tickets = await doors.sell(20);
    const gateId = await doors.gate('Main');
    const scan =
      'mutation S($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }';
    const seen: number[] = [];
    let last: Entries | undefined;
    const watching = (async () => {
      for await (const { data } of stream) {
        last = data?.eventEntries;
        seen.push(last?.entered ?? -1);
        if (last?.entered === tickets.length) break;
      }
    })();
    // The gate's own change shows that the subscription is active before the first entry.
    while (seen.length === 0) {
      const rename =
        'mutation A($id: ID!) { setGateActive(input: { id: $id, active: true }) { gate { id } } }';
      await app.graphql(rename, { id: gateId }, { token: doors.organiser.token });
    }
    await Promise.all(
      tickets.map(({ file }) =>
        app.graphql(scan, { input: { ticket: file, gateId } }, { token: doors.validator.token }),
      ),
    );
    await watching;
    await client.dispose();
    expect(last).toEqual({
      event: { id: doors.eventId },
      entered: 20,
      gates: [{ name: 'Main', entries: 20 }],
    });
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  });

  it('is for the staff of its issuer', async () => {
    const stranger = await app.actor('issuer_admin');
    const guest = await app.actor('attendee');
    const auditor = await app.actor('system_auditor');
    const probe = (token?: string) => probeSubscription(app.url, WATCH, { id: doors.eventId }, token);
    expect(await probe()).toEqual(['UNAUTHENTICATED']);
    expect(await probe(guest.token)).toEqual(['FORBIDDEN']);
    const outside = connect(stranger.token);
    const refused = outside.iterate({ query: WATCH, variables: { id: doors.eventId } }).next();
    expect((await refused).value).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    await outside.dispose();
    expect(await probe(doors.validator.token)).toEqual([]);
    expect(await probe(auditor.token)).toEqual([]);
  });
});

describe('a revocation', () => {
  it('is sent to the doors at once, with its number, so that they fetch new ones', async () => {
    const [ticket] = await doors.sell();
    const client = connect(doors.validator.token);
    const stream = client.iterate<{ eventEntries: { revocationNumber: string } }>({
      query: 'subscription W($id: ID!) { eventEntries(eventId: $id) { revocationNumber } }',
      variables: { id: doors.eventId },
    });
    const snapshot = async (): Promise<number> => {
      const { data } = await app.graphql(
        'query ($id: ID!) { revocationSnapshot(issuerId: $id) { number } }',
        { id: doors.issuerId },
        { token: doors.validator.token },
      );
      return Number(data.revocationSnapshot.number);
    };
    const before = await snapshot();
    const reported = (async () => {
      for await (const { data } of stream) {
        const number = Number(data?.eventEntries.revocationNumber);
        if (number > before) return number;
      }
      return null;
    })();
    const gateId = await doors.gate('Side');
    // Repeated until the subscription is active: a ticket is revoked once, its gate can change any number of times.
    await app.graphql(
      'mutation ($id: ID!) { setGateActive(input: { id: $id, active: true }) { gate { id } } }',
      { id: gateId },
      doors.organiser,
    );
    await app.graphql(
      'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Chargeback" }) { ticket { id } } }',
      { id: ticket?.id },
      doors.organiser,
    );
    const touch = setInterval(() => {
      void app.graphql(
        'mutation ($id: ID!) { setGateActive(input: { id: $id, active: true }) { gate { id } } }',
        { id: gateId },
        doors.organiser,
      );
    }, 300);
    expect(await reported).toBe(await snapshot());
    clearInterval(touch);
    await client.dispose();
  });
});
