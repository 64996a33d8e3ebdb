import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provesTicket } from '../../../server/lib/signing/index.ts';
import type { TicketFile } from '../../../server/lib/ticket-format/index.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { published } from '../events/organiser.ts';
import { untilAnchored } from './until-anchored.ts';

let app: TestApp;
let owner: TestActor;
let slug: string;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  owner = await app.actor('issuer_owner');
  ({ slug } = await published(app, owner, {}, [{ tier: 'vip', count: 100, price: '80' }]));
});
afterAll(() => app.close());

async function sell(quantity: number): Promise<TicketFile[]> {
  const answer = await buy(app, { slug, lines: [{ tier: 'vip', quantity }] });
  return answer.data.purchaseByForm.tickets.map(({ file }: { file: TicketFile }) => file);
}

const anchor = (): Promise<void> => app.app.services.anchors.run(app.app.scope());

async function anchorNow(): Promise<void> {
  app.clock.advance('60s');
  await anchor();
  await untilAnchored(app);
}

async function fileOf(id: string): Promise<TicketFile> {
  const answer = await app.graphql('query ($id: ID!) { ticket(id: $id) { file } }', { id }, owner);
  return answer.data.ticket.file;
}

const PROOF = `query ($id: ID!, $event: TicketHappening! = ISSUED) { ticketProof(ticketId: $id, event: $event) {
  event leaf salt index size path root anchor { kind root size network transactionHash ledger closedAt account explorerUrl } } }`;

async function transactionsOfAnchors(): Promise<{ hash: string; memo: string | undefined }[]> {
  const [row] = await app.sql<{ account: string }>(
    'SELECT account FROM anchor_batches WHERE account IS NOT NULL LIMIT 1',
  );
  const page = await app.sandbox.server
    .transactions()
    .forAccount(row?.account ?? '')
    .limit(100)
    .call();
  return page.records
    .filter(({ source_account }) => source_account === row?.account)
    .map(({ hash, memo }) => ({ hash, memo }));
}

describe('anchoring on the ledger', () => {
  it('puts the proof into the ticket file, and the root onto the ledger', async () => {
    const [file] = await sell(3);
    expect(await fileOf(file?.id ?? '')).toEqual(file);
    await anchorNow();
    const anchored = await fileOf(file?.id ?? '');
    const { proof, ...rest } = anchored;
    expect(rest).toEqual(file);
    expect(proof && provesTicket(anchored, proof)).toBe(true);
    const sent = await app.sandbox.server
      .transactions()
      .transaction(proof?.anchor.transaction ?? '')
      .call();
    expect(sent.memo_type).toBe('hash');
    expect(Buffer.from(sent.memo ?? '', 'base64').toString('hex')).toBe(proof?.root);
    expect(sent.source_account).toBe(proof?.anchor.account);
    expect(sent.ledger_attr).toBe(proof?.anchor.ledger);
  });

  it('leaves the ticket with its proof as good at the door as it was', async () => {
    const [file] = await sell(1);
    await anchorNow();
    const VALIDATE =
      'mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome } } }';
    const ticket = await fileOf(file?.id ?? '');
    expect(ticket.proof).toBeDefined();
    const answer = await app.graphql(VALIDATE, { input: { ticket, commit: false } }, owner);
    expect(answer.data.validateTicket.result.outcome).toBe('NOT_YET_VALID');
    const changed = { ...ticket, price: '1' };
    const refused = await app.graphql(VALIDATE, { input: { ticket: changed, commit: false } }, owner);
    expect(refused.data.validateTicket.result.outcome).toBe('BAD_SIGNATURE');
  });

  it('publishes a root to all, and a ticket’s proof to those who may see it', async () => {
    const [file] = await sell(1);
    await anchorNow();
    const { proof } = await fileOf(file?.id ?? '');
    const open = await app.rest('GET', `/anchors/${proof?.root}`);
    expect(open.body.data).toMatchObject({
      root: proof?.root,
      kind: 'tickets',
      size: proof?.size,
      network: 'sandbox',
      transaction: proof?.anchor.transaction,
      closed_at: proof?.anchor.closed_at,
    });
    expect((await app.rest('GET', `/anchors/${'00'.repeat(32)}`)).status).toBe(404);
    expect((await app.rest('GET', '/anchors/nonsense')).status).toBe(400);
    const list = await app.graphql('{ anchors(first: 1) { nodes { root } pageInfo { hasNextPage } } }');
    expect(list.data.anchors).toMatchObject({ pageInfo: { hasNextPage: true } });

    const reported = await app.graphql(PROOF, { id: file?.id }, owner);
    expect(reported.data.ticketProof).toMatchObject({
      event: 'ISSUED',
      salt: proof?.salt,
      path: proof?.path,
      root: proof?.root,
      anchor: { kind: 'TICKETS', transactionHash: proof?.anchor.transaction },
    });
    const stranger = await app.graphql(PROOF, { id: file?.id }, await app.actor('attendee'));
    expect(stranger).toEqual({ status: 200, data: { ticketProof: null } });
    expect((await app.graphql(PROOF, { id: file?.id })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('anchors a revocation, once it is there', async () => {
    const [file] = await sell(1);
    await anchorNow();
    const REVOKE =
      'mutation ($id: ID!) { revokeTicket(input: { id: $id, reason: "Lost" }) { ticket { id } } }';
    await app.graphql(REVOKE, { id: file?.id }, owner);
    const before = await app.graphql(PROOF, { id: file?.id, event: 'REVOKED' }, owner);
    expect(before.data.ticketProof).toBeNull();
    await anchorNow();
    const after = await app.graphql(PROOF, { id: file?.id, event: 'REVOKED' }, owner);
    expect(after.data.ticketProof).toMatchObject({ event: 'REVOKED', size: 1, path: [] });
  });

  it('sends at most one root of tickets an interval, and none without anything new', async () => {
    await anchorNow();
    const count = async () =>
      (await app.sql("SELECT number FROM anchor_batches WHERE kind = 'tickets'")).length;
    const before = await count();
    await anchorNow();
    expect(await count()).toBe(before);
    await sell(1);
    await anchorNow();
    expect(await count()).toBe(before + 1);
    await sell(1);
    await Promise.all([anchor(), anchor()]);
    app.clock.advance('54s');
    await anchor();
    expect(await count()).toBe(before + 1);
    app.clock.advance('1s');
    await anchor();
    expect(await count()).toBe(before + 2);
    await untilAnchored(app);
  });

  it('anchors the head of the audit log once an hour', async () => {
    await app.app.services.audit.flush();
    app.clock.advance('1h');
    await anchor();
    await untilAnchored(app);
    const heads = await app.sql<{ audit_seq: string; root: Buffer; transaction_hash: string }>(
      "SELECT audit_seq, root, transaction_hash FROM anchor_batches WHERE kind = 'audit' ORDER BY number DESC",
    );
    const sent = await app.sandbox.server
      .transactions()
      .transaction(heads[0]?.transaction_hash ?? '')
      .call();
    expect(Buffer.from(sent.memo ?? '', 'base64')).toEqual(heads[0]?.root);
    await app.actor('attendee');
    await app.app.services.audit.flush();
    await anchor();
    expect(await app.sql("SELECT number FROM anchor_batches WHERE kind = 'audit'")).toHaveLength(
      heads.length,
    );
  });

  it('has sent each root once', async () => {
    const roots = await app.sql<{ root: Buffer }>('SELECT root FROM anchor_batches');
    const memos = (await transactionsOfAnchors()).map(({ memo }) => memo);
    expect(memos.sort()).toEqual(roots.map(({ root }) => root.toString('base64')).sort());
  });

  it('gives a network that began anew trees of its own', async () => {
    const [file] = await sell(1);
    await anchorNow();
    const old = (await fileOf(file?.id ?? '')).proof;
    const [before] = await app.sql<{ total: number }>('SELECT count(*)::int AS total FROM tickets');
    await app.sql("UPDATE anchor_networks SET network_id = repeat('0', 64)");
    await anchorNow();
    const fresh = (await fileOf(file?.id ?? '')).proof;
    expect(fresh?.root).not.toBe(old?.root);
    expect(fresh?.size).toBeGreaterThanOrEqual(before?.total ?? 0);
    expect(fresh && provesTicket(await fileOf(file?.id ?? ''), fresh)).toBe(true);
  });
});
