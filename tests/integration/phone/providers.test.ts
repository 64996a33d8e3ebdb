import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import { queuePhoneMessage, sendPhoneMessages } from '../../../server/platform/phone/index.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import {
  PHONE_ACCOUNT,
  PhoneNetwork,
  type PhoneProviderName,
  signedForm,
  type Treatment,
} from '../../support/phone-network.ts';

const PROVIDERS: readonly PhoneProviderName[] = ['africas-talking', 'twilio', 'whatsapp'];

describe.each(PROVIDERS)('messages by %s', (provider) => {
  let network: PhoneNetwork;
  let app: TestApp;
  let numbers = 0;

  beforeAll(async () => {
    network = await PhoneNetwork.open();
    app = await bootTestApp(network.settings(provider));
    network.callTo(app.url);
    network.now = () => app.clock.now();
    network.callbackUrl = { [provider]: app.app.services.phone.callbackAddress(provider) };
    // The day of quiet hours.
    app.clock.set(new Date(`${app.clock.now().toISOString().slice(0, 10)}T09:00:00Z`));
  });
  afterAll(async () => {
    await app.close();
    await network.close();
  });

  const newNumber = (): string => {
    numbers += 1;
    return `+2547120${String(numbers).padStart(5, '0')}`;
  };

  /** A code, which goes out at any hour. */
  async function queue(recipient: string, more: { kind?: 'code' | 'group_message'; timeZone?: string } = {}) {
    const { kind = 'group_message', ...rest } = more;
    const channel = provider === 'whatsapp' ? 'whatsapp' : 'sms';
    const payload = { codeId: crypto.randomUUID(), issuer: 'Koroga', body: `Gate B ${crypto.randomUUID()}` };
    const message = {
      kind,
      channel,
      recipient,
      payload,
      language: 'en',
      expiresAt: app.clock.in(7 * 86_400),
    } as const;
    return inTransaction(
      app.app.scope(),
      (tx) => queuePhoneMessage(tx, { ...message, ...rest }),
      SYSTEM_TENANCY,
    );
  }

  const send = () => sendPhoneMessages(app.app.scope());
  const stateOf = async (recipient: string) =>
    (
      await app.sql<{ state: string; attempts: number; failure: string | null }>(
        'SELECT state, attempts, failure FROM phone_outbox WHERE recipient = $1',
        [recipient],
      )
    )[0];

  async function sent(treatment: Treatment): Promise<string> {
    const number = newNumber();
    network.treat = ({ nth }) => (nth === 1 ? treatment : 'fine');
    await queue(number);
    await send();
    return number;
  }

  it('are accepted, and delivered by the reports, whatever their order', async () => {
    const number = await sent('fine');
    expect(await stateOf(number)).toMatchObject({ state: 'accepted', attempts: 1 });
    await network.report((reports) => reports.toReversed());
    expect(await stateOf(number)).toMatchObject({ state: 'delivered', failure: null });
    expect(network.textsTo(number)).toHaveLength(1);
  });

  it('stay delivered when reports come twice', async () => {
    const number = await sent('reported_twice');
    await network.report();
    expect(await stateOf(number)).toMatchObject({ state: 'delivered' });
  });

  it('keep a report that comes before the answer', async () => {
    const number = await sent('report_first');
    expect(await stateOf(number)).toMatchObject({ state: 'delivered' });
  });

  it('show that a phone was not reached', async () => {
    const number = await sent('undelivered');
    await network.report();
    expect(await stateOf(number)).toMatchObject({ state: 'failed' });
  });

  it('wait when the provider asks for a pause, and are then sent once', async () => {
    const number = await sent('limited');
    expect(await stateOf(number)).toMatchObject({ state: 'queued', failure: 'busy' });
    expect(await send()).toBe(0);
    app.clock.advance('16s');
    expect(await send()).toBe(1);
    expect(network.textsTo(number)).toHaveLength(1);
  });

  it.each(['answer_lost', 'fails_after'] as const)(
    'are not sent again after %s, and a report resolves them',
    async (treatment) => {
      const number = await sent(treatment);
      expect(await stateOf(number)).toMatchObject({ state: 'unknown', attempts: 1 });
      await network.report();
      expect(await stateOf(number)).toMatchObject({ state: 'delivered' });
      for (const wait of ['2m', '10m', '2h', '25h']) {
        app.clock.advance(wait);
        await send();
      }
      expect(network.textsTo(number)).toHaveLength(1);
    },
  );

  it('are sent to nobody who has stopped them at the provider', async () => {
    const number = await sent('stopped');
    expect(await stateOf(number)).toMatchObject({ state: 'stopped' });
    expect(network.textsTo(number)).toEqual([]);
  });

  it('end at once with a reply of STOP, apart from codes, and begin again with START', async () => {
    network.treat = () => 'fine';
    const number = newNumber();
    await queue(number);
    expect(await network.reply(provider, number, ' Stop. ')).toBe(200);
    expect(await stateOf(number)).toMatchObject({ state: 'stopped' });
    await queue(number);
    await queue(number, { kind: 'code' });
    await send();
    expect(network.textsTo(number)).toHaveLength(1);
    await network.reply(provider, number, 'START');
    await queue(number);
    await send();
    expect(network.textsTo(number)).toHaveLength(2);
  });

  it('wait for the morning of their zone', async () => {
    network.treat = () => 'fine';
    const number = newNumber();
    app.clock.set(new Date(`${app.clock.now().toISOString().slice(0, 10)}T19:30:00Z`));
    await queue(number, { timeZone: 'Africa/Nairobi' });
    await send();
    expect(await stateOf(number)).toMatchObject({ state: 'queued' });
    app.clock.advance('9h');
    await send();
    expect(await stateOf(number)).toMatchObject({ state: 'queued' });
    app.clock.advance('31m');
    await send();
    expect(await stateOf(number)).toMatchObject({ state: 'accepted' });
  });

  it('of a process that ended between request and record are not sent again blindly', async () => {
    network.treat = () => 'fine';
    const number = newNumber();
    await queue(number);
    await send();
    // As a kill leaves it: the provider has the message, and its reference was not stored.
    await app.sql(
      `UPDATE phone_outbox SET state = 'sending', reference = NULL, next_attempt_at = attempted_at WHERE recipient = $1`,
      [number],
    );
    app.clock.advance('2m');
    await send();
    app.clock.advance('10m');
    await send();
    expect(network.textsTo(number)).toHaveLength(1);
    expect((await stateOf(number))?.state).toBe(provider === 'twilio' ? 'delivered' : 'unknown');
  });

  it('take reports and replies from their provider alone', async () => {
    const number = await sent('fine');
    const { reference } = network.received.at(-1) ?? {};
    const address = new URL(network.callbackUrl[provider] ?? '').pathname;
    const post = (path: string, init: RequestInit = {}) =>
      fetch(app.url + path, { method: 'POST', ...init }).then(({ status }) => status);
    const forged = signedForm(`https://other.test${address}`, {
      MessageSid: reference ?? '',
      MessageStatus: 'failed',
      From: number,
      Body: 'STOP',
    });
    expect(await post(`${address.slice(0, -1)}0x`)).toBe(404);
    expect(await post(address.replace(provider, 'acme'))).toBe(404);
    if (provider !== 'africas-talking') {
      await post(address, { headers: forged.headers, body: forged.body });
      expect(await stateOf(number)).toMatchObject({ state: 'accepted' });
    }
    const [row] = await app.sql('SELECT opted_out_at FROM phone_numbers WHERE number = $1', [number]);
    expect(row).toEqual({ opted_out_at: null });
    await network.report();
  });
});

describe('the address for callbacks of WhatsApp', () => {
  it('is confirmed with the verify token alone', async () => {
    const network = await PhoneNetwork.open();
    const app = await bootTestApp(network.settings('whatsapp'));
    const { pathname } = new URL(app.app.services.phone.callbackAddress('whatsapp'));
    const ask = (token: string) =>
      fetch(`${app.url}${pathname}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`);
    const right = await ask(PHONE_ACCOUNT.WHATSAPP_VERIFY_TOKEN);
    expect([right.status, await right.text()]).toEqual([200, '1158201444']);
    expect((await ask('other')).status).toBe(404);
    const body = JSON.stringify({ entry: [] });
    const wrong = createHmac('sha256', 'other').update(body).digest('hex');
    const headers = { 'x-hub-signature-256': `sha256=${wrong}` };
    expect((await fetch(app.url + pathname, { method: 'POST', headers, body })).status).toBe(200);
    await app.close();
    await network.close();
  });
});

describe('a message whose request was lost on the way', () => {
  it('is sent again by Twilio, which does not list it', async () => {
    const network = await PhoneNetwork.open();
    const app = await bootTestApp(network.settings('twilio'));
    network.callTo(app.url);
    network.now = () => app.clock.now();
    network.treat = ({ nth }) => (nth === 1 ? 'lost_before' : 'fine');
    const number = '+254712999000';
    await inTransaction(
      app.app.scope(),
      (tx) =>
        queuePhoneMessage(tx, {
          ...{ kind: 'code', channel: 'sms', recipient: number, payload: { codeId: crypto.randomUUID() } },
          ...{ language: 'en', expiresAt: app.clock.in(3_600) },
        }),
      SYSTEM_TENANCY,
    );
    const stateOf = async () =>
      (await app.sql<{ state: string }>('SELECT state FROM phone_outbox'))[0]?.state;
    await sendPhoneMessages(app.app.scope());
    expect(await stateOf()).toBe('unknown');
    app.clock.advance('2m');
    await sendPhoneMessages(app.app.scope());
    expect(await stateOf()).toBe('unknown');
    app.clock.advance('4m');
    await sendPhoneMessages(app.app.scope());
    await sendPhoneMessages(app.app.scope());
    await network.report();
    expect(await stateOf()).toBe('delivered');
    expect(network.textsTo(number)).toHaveLength(1);
    await app.close();
    await network.close();
  });
});
