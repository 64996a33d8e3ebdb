import { callGraphQL, callRest } from '../api.ts';
import type { BenchContext } from '../bench-case.ts';
import { freshLedgerDatabase, LedgerProcess } from '../ledger/ledger-process.ts';
import type { Stage } from '../stage.ts';

const PASSWORD = 'bench-demo-2026';
const ROLES = [
  'system_admin',
  'system_validator',
  'system_auditor',
  'issuer_owner',
  'issuer_admin',
  'issuer_signatory',
  'issuer_validator',
  'issuer_auditor',
  'issuer_finance',
  'attendee',
] as const;

/** Stands for tokens and secrets of links, as long as the product's own; the database stores its digest. */
export const SECRET = 'bench-secret'.padEnd(43, '-');
const ROOT = 'be'.repeat(32);

export interface Asker {
  /** undefined: a visitor. */
  token: string | undefined;
}

/** A product with objects of every kind, and a person of every role who queries it. */
export interface QuerySetup {
  stage: Stage;
  askers: Asker[];
  /** Ids and names of the objects, by the names of variables. */
  known: Record<string, unknown>;
  close(): Promise<void>;
}

/** The demo data, wallets and a contract included, and the kinds of objects that the demo lacks. */
export async function openQuerySetup({ stage: house }: BenchContext): Promise<QuerySetup> {
  const ledger = await LedgerProcess.start(await freshLedgerDatabase(house.adminUrl, 'bench_web_ledger'), 1);
  const stage = await house.beside('bench_web', {
    HORIZON_URL: ledger.url.origin,
    LEDGER_CLOSE_SECONDS: '1',
    // The demo pays with play money, which production refuses.
    NODE_ENV: 'development',
    ARGON2_MEMORY: '8192',
    ARGON2_TIME: '1',
  });
  const close = async (): Promise<void> => {
    await stage.close();
    await ledger.stop();
  };
  try {
    await ledger.fault({ manualClose: false });
    await stage.product.seedDemo(PASSWORD);
    const tokens = new Map<string, string>();
    for (const role of ROLES) {
      const credentials = { email: `${role}@demo.passa.test`, password: PASSWORD };
      tokens.set(role, (await callRest<{ token: string }>(stage, '/auth/login', credentials)).token);
    }
    const known = await everyKind(stage, (role) => tokens.get(role) ?? '');
    // Statements for new ledgers would be counted as the query's.
    await ledger.fault({ manualClose: true });
    return {
      stage,
      askers: [...[...tokens.values()].map((token) => ({ token })), { token: undefined }],
      known,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type TokenOf = (role: (typeof ROLES)[number]) => string;

async function everyKind(stage: Stage, tokenOf: TokenOf): Promise<Record<string, unknown>> {
  const [show] = await stage.sql<Record<string, string>>(
    `SELECT e.id AS "eventId", e.slug, e.issuer_id AS "issuerId", t.name AS tier, t.id AS "tierId", c.id AS "contractId"
     FROM contracts c JOIN events e ON e.id = c.event_id JOIN tiers t ON t.event_id = e.id LIMIT 1`,
  );
  if (show === undefined) throw new Error('The demo has no show with a contract.');
  await sendAndOffer(stage, tokenOf, show);
  const outsideId = await startOutside(stage, show);
  await tellSecrets(stage, show);
  await anchor(stage);
  const [found] = await stage.sql<Record<string, string>>(
    `SELECT (SELECT id FROM rounds LIMIT 1) AS "roundId",
       (SELECT partner_id FROM contract_shares LIMIT 1) AS "partnerId",
       (SELECT id FROM tickets WHERE event_id = $1 LIMIT 1) AS "ticketId",
       (SELECT id FROM messages ORDER BY id LIMIT 1) AS "messageId",
       (SELECT id FROM message_batches LIMIT 1) AS "batchId",
       (SELECT id FROM webhook_endpoints LIMIT 1) AS "endpointId",
       (SELECT order_id FROM tickets WHERE event_id = $1 AND user_id IS NOT NULL LIMIT 1) AS "orderId"`,
    [show.eventId],
  );
  return { ...show, ...found, outsideId, outsideKey: KEY, root: ROOT };
}

const KEY = 'bench-outside-order';

/** An order that waits for an external-wallet payment. */
async function startOutside(stage: Stage, { slug, tier }: Record<string, string>): Promise<string> {
  type Started = { startOutsidePayment: { order: { id: string } } };
  const {
    startOutsidePayment: { order: startOutsidePayment },
  } = await callGraphQL<Started>(
    stage,
    'mutation ($input: StartOutsidePaymentInput!) { startOutsidePayment(input: $input) { order { id } } }',
    {
      input: {
        slug,
        tier,
        name: 'Outside',
        email: 'outside@bench.test',
        phone: '+254700000002',
        idempotencyKey: KEY,
      },
    },
  );
  return startOutsidePayment.id;
}

/** A code, messages, an invitation, and a webhook endpoint. */
async function sendAndOffer(stage: Stage, tokenOf: TokenOf, show: Record<string, string>): Promise<void> {
  const as = (role: (typeof ROLES)[number], text: string, variables: Record<string, unknown>) =>
    callGraphQL(stage, text, variables, tokenOf(role));
  await as(
    'issuer_owner',
    'mutation ($input: CreateSellingCodeInput!) { createSellingCode(input: $input) { sellingCode { id } } }',
    {
      input: { eventId: show.eventId, code: 'BENCH10', percentOff: '10' },
    },
  );
  await as(
    'issuer_owner',
    'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
    {
      input: { recipientEmail: 'issuer_admin@demo.passa.test', subject: 'Bench', body: 'A word.' },
    },
  );
  await as(
    'issuer_owner',
    'mutation ($input: SendGroupMessageInput!) { sendGroupMessage(input: $input) { batch { id } } }',
    {
      input: { audience: 'EVENT_HOLDERS', eventId: show.eventId, subject: 'Bench', body: 'A word to all.' },
    },
  );
  await as(
    'issuer_owner',
    'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { endpoint { id } } }',
    {
      input: { url: 'https://example.com/hook', types: ['PING'] },
    },
  );
  await as(
    'issuer_owner',
    'mutation { inviteUser(input: { email: "usher@bench.test", name: "Usher", role: ISSUER_VALIDATOR }) { invitation { id } } }',
    {},
  );
}

/** A root on the ledger, without waiting for the product's schedule. */
async function anchor(stage: Stage): Promise<void> {
  await stage.sql(
    `WITH bench AS (INSERT INTO anchor_networks (network_id, name, passphrase, first_used_at)
       VALUES ('bench', 'testnet', 'Bench', now()) RETURNING number)
     INSERT INTO anchor_batches (network, kind, state, leaf_count, root, opened_at, closed_at, account, transaction_hash,
       ledger, ledger_closed_at)
     SELECT number, 'tickets', 'anchored', 1, decode($1, 'hex'), now(), now(), 'GBENCH', repeat('0', 64), 1, now() FROM bench`,
    [ROOT],
  );
}

/** Stores a known secret: the secrets of links are only ever mailed. */
async function tellSecrets(stage: Stage, show: Record<string, string>): Promise<void> {
  const hash = `sha256('${SECRET}'::bytea)`;
  await stage.sql(
    `UPDATE partners SET token_hash = ${hash}, token_expires_at = now() + interval '1 day'
     WHERE id = (SELECT id FROM partners WHERE status = 'pending' LIMIT 1)`,
  );
  await stage.sql(`UPDATE staff_invitations SET token_hash = ${hash}`);
  await stage.sql(
    `INSERT INTO ticket_links (id, email, hash, created_at, expires_at, used_at, pass_hash, pass_expires_at)
     SELECT gen_random_uuid(), t.holder_email, sha256('unused'::bytea), now(), now() + interval '1 hour', now(), ${hash},
       now() + interval '1 day' FROM tickets t WHERE t.event_id = $1 LIMIT 1`,
    [show.eventId],
  );
  // A waitlist with free places gets an offer: the link is of an entry without free places.
  await stage.sql(
    `INSERT INTO waiting_entries (id, issuer_id, event_id, tier_id, name, email, quantity, secret_hash, joined_at)
     SELECT gen_random_uuid(), t.issuer_id, t.event_id, t.id, 'Waiting', 'waiting@bench.test', 1,
       CASE t.id WHEN $1 THEN sha256('unused'::bytea) ELSE ${hash} END, now()
     FROM tiers t WHERE t.id IN ($1, (SELECT id FROM tiers WHERE sold = capacity AND id <> $1 LIMIT 1))`,
    [show.tierId],
  );
}
