import { afterEach, describe, expect, it } from 'vitest';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import { optOut, queuePhoneMessage, sendPhoneMessages } from '../../../server/platform/phone/index.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { PhoneNetwork, type PhoneProviderName, type Treatment } from '../../support/phone-network.ts';

const MESSAGES = 1_000;
/** Of ten messages: the first request for each meets this. */
const FATES: readonly Treatment[] = [
  'fine',
  'reported_twice',
  'report_first',
  'answer_lost',
  'limited',
  'fine',
  'fails_after',
  'undelivered',
  'report_lost',
  'fine',
];

let app: TestApp;
let network: PhoneNetwork;
afterEach(async () => {
  await app.close();
  await network.close();
});

const numberOf = (nth: number): string => `+25471${String(nth).padStart(7, '0')}`;
const nthOf = (number: string): number => Number(number.slice(-7));
const fateOf = (number: string): Treatment => FATES[nthOf(number) % FATES.length] as Treatment;

async function boot(provider: PhoneProviderName): Promise<void> {
  network = await PhoneNetwork.open();
  app = await bootTestApp(network.settings(provider));
  network.callTo(app.url);
  network.now = () => app.clock.now();
  network.callbackUrl = { [provider]: app.app.services.phone.callbackAddress(provider) };
}

/** Shuffles in a way that is the same in each run. */
function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item, index) => [((index + 1) * 7_919) % 10_007, item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

const statesOf = async () =>
  new Map(
    (await app.sql<{ recipient: string; state: string }>('SELECT recipient, state FROM phone_outbox')).map(
      ({ recipient, state }) => [recipient, state],
    ),
  );

describe.each(['africas-talking', 'twilio', 'whatsapp'] as const)('a thousand messages by %s', (provider) => {
  it('reach each recipient once through losses, doubles and delays, and their statuses are true', async () => {
    await boot(provider);
    network.treat = ({ to, nth }) => (nth === 1 ? fateOf(to) : 'fine');
    await inTransaction(
      app.app.scope(),
      async (tx) => {
        for (let nth = 0; nth < MESSAGES; nth += 1)
          await queuePhoneMessage(tx, {
            kind: 'group_message',
            channel: provider === 'whatsapp' ? 'whatsapp' : 'sms',
            recipient: numberOf(nth),
            payload: { issuer: 'Koroga', body: `Your gate is ${nth}` },
            language: 'en',
            expiresAt: app.clock.in(86_400),
            cause: `test:${nth}`,
          });
      },
      SYSTEM_TENANCY,
    );
    // Two processes send at the same time; a pause that the provider asks for ends a run early.
    for (let run = 0; run < 150; run += 1) {
      await Promise.all([sendPhoneMessages(app.app.scope()), sendPhoneMessages(app.app.scope())]);
      const [left] = await app.sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM phone_outbox WHERE state = 'queued'`,
      );
      if (left?.count === 0) break;
      app.clock.advance('16s');
    }
    // Late, and in any order.
    app.clock.advance('2h');
    await network.report(shuffled);
    for (const wait of ['1h', '4h', '24h']) {
      app.clock.advance(wait);
      await sendPhoneMessages(app.app.scope());
    }

    const received = network.received.map(({ to }) => to);
    expect([received.length, new Set(received).size]).toEqual([MESSAGES, MESSAGES]);
    const states = await statesOf();
    const wrong = [...states].filter(([number, state]) => state !== expectedState(fateOf(number)));
    expect(wrong).toEqual([]);
  });
});

function expectedState(fate: Treatment): string {
  if (fate === 'undelivered') return 'failed';
  // No report came: the provider has it, and more is not known.
  return fate === 'report_lost' ? 'accepted' : 'delivered';
}

describe('an opt-out while messages are being sent', () => {
  it('is respected from its commit on', async () => {
    await boot('africas-talking');
    await inTransaction(
      app.app.scope(),
      async (tx) => {
        for (let nth = 0; nth < 60; nth += 1)
          await queuePhoneMessage(tx, {
            kind: 'group_message',
            channel: 'sms',
            recipient: numberOf(nth),
            payload: { issuer: 'Koroga', body: 'Doors open' },
            language: 'en',
            expiresAt: app.clock.in(86_400),
          });
      },
      SYSTEM_TENANCY,
    );
    const optedOut: string[] = [];
    const before = new Map<string, number>();
    network.treat = () => {
      // At each tenth request, the number that comes much later opts out.
      if (network.requests % 10 === 1 && optedOut.length < 3) {
        const number = numberOf(59 - optedOut.length);
        optedOut.push(number);
        before.set(number, network.textsTo(number).length);
        void inTransaction(app.app.scope(), (tx) => optOut(tx, number, 'reply'), SYSTEM_TENANCY);
      }
      return 'fine';
    };
    await sendPhoneMessages(app.app.scope());
    expect(optedOut).toHaveLength(3);
    for (const number of optedOut) expect(network.textsTo(number)).toHaveLength(before.get(number) ?? 0);
    expect(network.received).toHaveLength(57);
    const states = await statesOf();
    expect(optedOut.map((number) => states.get(number))).toEqual(['stopped', 'stopped', 'stopped']);
  });
});
