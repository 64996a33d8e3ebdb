import { Asset, type Keypair, Operation } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNetwork } from '../../support/network.ts';

const network = await openNetwork();
afterAll(() => network?.stop());

describe.runIf(network)('pages through the SDK', () => {
  if (network === undefined) return;
  const { server, people, send, url } = network;
  let ama: Keypair;
  let kofi: Keypair;
  const amounts = ['1', '2', '3', '4', '5', '6', '7'].map((whole) => `${whole}.0000000`);

  beforeAll(async () => {
    [ama, kofi] = await people(2);
    const pay = (amount: string) =>
      Operation.payment({ destination: kofi.publicKey(), asset: Asset.native(), amount });
    // Two transactions with several operations each, and one that fails on the ledger in between.
    await send(ama, amounts.slice(0, 3).map(pay));
    await send(ama, [pay('1'), pay('999999')]).catch(() => undefined);
    await send(ama, amounts.slice(3).map(pay));
  });

  const payments = () => server.payments().forAccount(kofi.publicKey());

  it('go forth and back without a gap and without a repetition', async () => {
    const whole = (await payments().limit(200).call()).records;
    expect(whole.map((record) => ('amount' in record ? record.amount : record.type))).toEqual([
      'create_account',
      ...amounts,
    ]);
    let page = await payments().limit(3).call();
    const seen = [...page.records];
    for (; page.records.length > 0; seen.push(...page.records)) page = await page.next();
    expect(seen.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    // An empty page keeps its cursor, which is after the last record: `prev` includes that record.
    const back = await page.prev();
    expect(ids(back.records)).toEqual(ids(whole).reverse().slice(1, 4));
    const last = await payments().order('desc').limit(3).call();
    expect(last.records.map(({ id }) => id)).toEqual(ids(whole).reverse().slice(0, 3));
    const before = await last.next();
    expect(ids(before.records)).toEqual(ids(whole).reverse().slice(3, 6));
    const again = await before.prev();
    expect(ids(again.records)).toEqual(ids(last.records).reverse());
  });

  it('begin behind a cursor', async () => {
    const whole = (await payments().limit(200).call()).records;
    const middle = whole[3];
    const after = await payments()
      .cursor(middle?.paging_token ?? '')
      .call();
    expect(ids(after.records)).toEqual(ids(whole.slice(4)));
    const before = await payments()
      .order('desc')
      .cursor(middle?.paging_token ?? '')
      .call();
    expect(ids(before.records)).toEqual(ids(whole.slice(0, 3)).reverse());
    expect((await payments().cursor('now').call()).records).toEqual([]);
  });

  it('page through effects inside of one operation', async () => {
    const whole = await server.effects().forAccount(kofi.publicKey()).limit(200).call();
    const tokens = whole.records.map(({ paging_token }) => paging_token);
    let page = await server.effects().forAccount(kofi.publicKey()).limit(2).call();
    const seen = page.records.map(({ paging_token }) => paging_token);
    while (page.records.length > 0) {
      page = await page.next();
      seen.push(...page.records.map(({ paging_token }) => paging_token));
    }
    expect(seen).toEqual(tokens);
    const desc = await server.effects().forAccount(kofi.publicKey()).order('desc').limit(200).call();
    expect(desc.records.map(({ paging_token }) => paging_token)).toEqual([...tokens].reverse());
  });

  it('leave out what failed, unless asked for it', async () => {
    const id = ama.publicKey();
    const good = await server.transactions().forAccount(id).limit(200).call();
    const all = await server.transactions().forAccount(id).includeFailed(true).limit(200).call();
    expect(good.records.map(({ successful }) => successful)).toEqual([true, true, true]);
    expect(all.records.map(({ successful }) => successful)).toEqual([true, true, false, true]);
    const failed = all.records[2];
    expect(failed).toMatchObject({ operation_count: 2, fee_charged: '200' });
    const operations = await server
      .operations()
      .forTransaction(failed?.hash ?? '')
      .call();
    expect(operations.records.map((record) => record.transaction_successful)).toEqual([false, false]);
    expect(
      (
        await server
          .effects()
          .forTransaction(failed?.hash ?? '')
          .call()
      ).records,
    ).toEqual([]);
  });

  it('bring transactions along', async () => {
    const { records } = await payments().join('transactions').order('desc').limit(1).call();
    const [record] = records as unknown as { transaction_hash: string; transaction_attr: { hash: string } }[];
    expect(record?.transaction_attr.hash).toBe(record?.transaction_hash);
  });

  it('are found by ledger and by transaction', async () => {
    const [last] = (await server.transactions().forAccount(ama.publicKey()).order('desc').limit(1).call())
      .records;
    const ledger = last?.ledger_attr ?? 0;
    const within = await server.operations().forLedger(ledger).call();
    expect(ids(within.records)).toEqual(
      ids(
        (
          await server
            .operations()
            .forTransaction(last?.hash ?? '')
            .call()
        ).records,
      ),
    );
    expect((await server.payments().forLedger(ledger).call()).records).toHaveLength(4);
    expect((await server.effects().forLedger(ledger).call()).records).toHaveLength(8);
    const one = await server
      .operations()
      .operation(within.records[0]?.id ?? '')
      .call();
    expect(one.id).toBe(within.records[0]?.id);
    expect((await server.effects().forOperation(one.id).call()).records).toHaveLength(2);
    const found = await server.ledgers().ledger(ledger).call();
    expect(found).toMatchObject({ sequence: ledger, successful_transaction_count: 1, operation_count: 4 });
  });

  it('say where they are in their links', async () => {
    const path = `/accounts/${kofi.publicKey()}/payments`;
    const answer = await fetch(`${url}${path}?limit=2&order=desc&join=transactions`);
    expect(answer.headers.get('content-type')).toBe('application/hal+json; charset=utf-8');
    const page = (await answer.json()) as Page;
    const [first, last] = page._embedded.records;
    const query = (href: string) => Object.fromEntries(new URL(href).searchParams);
    expect(new URL(page._links.next.href).pathname).toBe(path);
    expect(query(page._links.self.href)).toEqual({
      cursor: '',
      limit: '2',
      order: 'desc',
      join: 'transactions',
    });
    expect(query(page._links.next.href)).toMatchObject({ cursor: last?.paging_token, order: 'desc' });
    expect(query(page._links.prev.href)).toMatchObject({ cursor: first?.paging_token, order: 'asc' });
  });

  it('chain the ledgers', async () => {
    const { records } = await server.ledgers().order('desc').limit(5).call();
    for (const [index, ledger] of records.slice(0, -1).entries()) {
      expect(ledger.prev_hash).toBe(records[index + 1]?.hash);
      expect(ledger.sequence).toBe((records[index + 1]?.sequence ?? 0) + 1);
      expect(ledger.paging_token).toBe(String(BigInt(ledger.sequence) << 32n));
    }
  });
});

const ids = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id);

interface Page {
  _links: Record<'self' | 'next' | 'prev', { href: string }>;
  _embedded: { records: { paging_token: string }[] };
}
