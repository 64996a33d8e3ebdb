import { Asset, type Keypair, Operation } from '@stellar/stellar-sdk';
import { afterAll, describe, expect, it } from 'vitest';
import { openNetwork } from '../../support/network.ts';

const network = await openNetwork();
afterAll(() => network?.stop());

describe.runIf(network)('streams through the SDK', () => {
  if (network === undefined) return;
  const { server, people, send, url } = network;

  const pay = (to: Keypair, amount: string) =>
    Operation.payment({ destination: to.publicKey(), asset: Asset.native(), amount });

  /** Collects the payments of an account until `until` returns true. */
  function follow(account: string, cursor: string, until: (seen: Seen[]) => boolean): Promise<Seen[]> {
    const seen: Seen[] = [];
    return new Promise((resolve, reject) => {
      const close = server
        .payments()
        .forAccount(account)
        .cursor(cursor)
        .stream({
          onmessage(record) {
            seen.push(record as unknown as Seen);
            if (!until(seen)) return;
            close();
            resolve(seen);
          },
          onerror: (error) => {
            if ('status' in error && error.status === 404) reject(new Error('not found'));
          },
        });
    });
  }

  it('deliver each payment, and resume where they stopped', async () => {
    const [ama, kofi] = await people(2);
    const [created] = (await server.payments().forAccount(kofi.publicKey()).call()).records;
    const start = created?.paging_token ?? '';
    const first = follow(kofi.publicKey(), start, (seen) => seen.length === 3);
    for (const amount of ['1', '2', '3']) await send(ama, [pay(kofi, amount)]);
    expect((await first).map(({ amount }) => amount)).toEqual(['1.0000000', '2.0000000', '3.0000000']);
    // No stream is open while these arrive.
    for (const amount of ['4', '5']) await send(ama, [pay(kofi, amount)]);
    const resumed = follow(
      kofi.publicKey(),
      (await first).at(-1)?.paging_token ?? '',
      (seen) => seen.length === 3,
    );
    await send(ama, [pay(kofi, '6')]);
    expect((await resumed).map(({ amount }) => amount)).toEqual(['4.0000000', '5.0000000', '6.0000000']);
  });

  it('miss nothing over more records than one connection carries', async () => {
    const [ama, kofi] = await people(2);
    const [created] = (await server.payments().forAccount(kofi.publicKey()).call()).records;
    const count = 35;
    const all = follow(kofi.publicKey(), created?.paging_token ?? '', (seen) => seen.length === count);
    for (let sent = 0; sent < count; sent += 7) {
      await send(
        ama,
        Array.from({ length: 7 }, (_none, index) =>
          pay(kofi, `0.${String(sent + index + 1).padStart(7, '0')}`),
        ),
      );
    }
    expect((await all).map(({ amount }) => amount)).toEqual(
      Array.from({ length: count }, (_none, index) => `0.${String(index + 1).padStart(7, '0')}`),
    );
  });

  it('show an account anew when it has changed', async () => {
    const [ama, kofi] = await people(2);
    const states: string[] = [];
    const changed = new Promise<void>((resolve) => {
      const close = server
        .accounts()
        .accountId(kofi.publicKey())
        .stream({
          onmessage(account) {
            states.push(
              (account as unknown as { balances: { balance: string }[] }).balances[0]?.balance ?? '',
            );
            if (states.at(-1) !== '10001.0000000') return;
            close();
            resolve();
          },
        });
    });
    await send(ama, [pay(kofi, '1')]);
    await changed;
    expect(states.at(-1)).toBe('10001.0000000');
  });

  it('open with a greeting and end with a farewell after the limit', async () => {
    const [ama, kofi] = await people(2);
    await send(ama, [pay(kofi, '1'), pay(kofi, '2'), pay(kofi, '3')]);
    const answer = await fetch(`${url}/accounts/${kofi.publicKey()}/payments?limit=2&cursor=0`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const frames = (await answer.text()).trim().split('\n\n');
    expect(frames[0]).toBe('retry: 1000\nevent: open\ndata: "hello"');
    expect(frames.at(-1)).toBe('retry: 10\nevent: close\ndata: "byebye"');
    expect(frames).toHaveLength(4);
    for (const frame of frames.slice(1, 3)) {
      const [id, data] = frame.split('\n');
      const record = JSON.parse((data ?? '').replace(/^data: /, '')) as { paging_token: string };
      expect(id).toBe(`id: ${record.paging_token}`);
    }
  });

  it('believe the last event more than the cursor', async () => {
    const [ama, kofi] = await people(2);
    await send(ama, [pay(kofi, '1'), pay(kofi, '2'), pay(kofi, '3')]);
    const { records } = await server.payments().forAccount(kofi.publicKey()).call();
    const answer = await fetch(`${url}/accounts/${kofi.publicKey()}/payments?limit=1&cursor=now`, {
      headers: { accept: 'text/event-stream', 'last-event-id': records[1]?.paging_token ?? '' },
    });
    expect(await answer.text()).toContain(`id: ${records[2]?.paging_token}\n`);
  });

  it('refuse as any request does before they have begun', async () => {
    const answer = await fetch(`${url}/accounts/nonsense/payments`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  });
});

interface Seen {
  amount: string;
  paging_token: string;
}
