import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the idempotency keys of all commands but purchases in one table, which alone is purged. */
export class MoveIdempotencyKeys1710000012600 implements MigrationInterface {
  name = 'MoveIdempotencyKeys1710000012600';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`${EXTEND}${COPY}${DROP}`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`${ADD}${COPY_BACK}${RESTORE}${REDUCE}`);
  }
}

const EXTEND = `
  -- Commands that answer a repeat from the record that they made have keys of their own, some for each of their records.
  ALTER TABLE idempotent_calls ADD COLUMN entity_id text,
    DROP CONSTRAINT idempotent_calls_caller,
    ADD CONSTRAINT idempotent_calls_caller
      CHECK (caller ~ '^((user|guest):[0-9a-f-]+|(user|wallet):[0-9a-f-]+/[A-Za-z]+(/[0-9a-f-]+)?)$'),
    ADD CONSTRAINT idempotent_calls_entity CHECK ((entity_id IS NOT NULL) = (caller LIKE '%/%')),
    ADD CONSTRAINT idempotent_calls_one_answer CHECK (entity_id IS NULL OR answer IS NULL);
`;

/** The request of a call is the JSON text that its command compares. */
const COPY = `
  INSERT INTO idempotent_calls (caller, key, operation, request_hash, made_at, entity_id)
  SELECT owner || '/' || operation || part, key, operation, hash, made_at, entity_id FROM (
    SELECT 'user:' || created_by AS owner, 'createContract' AS operation, '' AS part, idempotency_key AS key,
      request_hash AS hash, created_at AS made_at, id::text AS entity_id FROM contracts
    UNION ALL SELECT 'user:' || finalized_by, 'finalizeContract', '/' || id, finalize_key, sha256('[]'),
      coalesce(finalized_at, now()), id::text FROM contracts
    UNION ALL SELECT 'user:' || submitted_by, 'submitExpense', '', idempotency_key, request_hash, submitted_at, id::text
      FROM expenses
    UNION ALL SELECT 'user:' || triggered_by, 'triggerRound', '', idempotency_key, request_hash, created_at, id::text
      FROM rounds
    UNION ALL SELECT 'user:' || sender_id, 'sendMessage', '', idempotency_key, request_hash, created_at, id::text
      FROM messages
    UNION ALL SELECT 'user:' || sender_id, 'sendGroupMessage', '', idempotency_key, request_hash, created_at, id::text
      FROM message_batches
    UNION ALL SELECT 'user:' || requested_by, 'refundOrder', '', idempotency_key,
      sha256(convert_to(format('["%s",%s]', order_id, to_json(reason)), 'UTF8')), requested_at, order_id::text
      FROM refund_requests
    UNION ALL SELECT 'user:' || requested_by, 'refundAmount', '', idempotency_key,
      sha256(convert_to(format('["%s",%s,"%s","%s"]', order_id, to_json(reason), units, currency), 'UTF8')), created_at,
      id::text FROM refunds
    UNION ALL SELECT 'user:' || requested_by, 'cancelEvent', '/' || event_id, idempotency_key,
      sha256(convert_to(format('[%s,%s]', to_json(reason), refund_percent), 'UTF8')), started_at, event_id::text
      FROM event_cancellations
    UNION ALL SELECT 'wallet:' || wallet_id, 'fundWallet', '', idempotency_key, sha256('[]'), asked_at, day::text
      FROM wallet_fundings WHERE state = 'done'
  ) keyed WHERE owner IS NOT NULL AND length(key) BETWEEN 1 AND 255 AND made_at > now() - interval '7 days';
`;

const DROP = `
  ALTER TABLE contracts DROP COLUMN idempotency_key, DROP COLUMN request_hash, DROP COLUMN finalize_key;
  ALTER TABLE expenses DROP COLUMN idempotency_key, DROP COLUMN request_hash;
  ALTER TABLE rounds DROP COLUMN idempotency_key, DROP COLUMN request_hash;
  ALTER TABLE messages DROP COLUMN idempotency_key, DROP COLUMN request_hash;
  ALTER TABLE message_batches DROP COLUMN idempotency_key, DROP COLUMN request_hash;
  ALTER TABLE refund_requests DROP COLUMN idempotency_key;
  ALTER TABLE refunds DROP COLUMN idempotency_key;
  ALTER TABLE event_cancellations DROP COLUMN idempotency_key;
  ALTER TABLE wallet_fundings DROP COLUMN idempotency_key;
`;

const ADD = `
  ALTER TABLE contracts ADD COLUMN idempotency_key text, ADD COLUMN request_hash bytea, ADD COLUMN finalize_key text;
  ALTER TABLE expenses ADD COLUMN idempotency_key text, ADD COLUMN request_hash bytea;
  ALTER TABLE rounds ADD COLUMN idempotency_key text, ADD COLUMN request_hash bytea;
  ALTER TABLE messages ADD COLUMN idempotency_key text, ADD COLUMN request_hash bytea;
  ALTER TABLE message_batches ADD COLUMN idempotency_key text, ADD COLUMN request_hash bytea;
  ALTER TABLE refund_requests ADD COLUMN idempotency_key text;
  ALTER TABLE refunds ADD COLUMN idempotency_key text;
  ALTER TABLE event_cancellations ADD COLUMN idempotency_key text;
  ALTER TABLE wallet_fundings ADD COLUMN idempotency_key text;
`;

const copiedBack = (table: string, operation: string): string => `
  UPDATE ${table} t SET idempotency_key = c.key, request_hash = c.request_hash FROM idempotent_calls c
    WHERE c.operation = '${operation}' AND c.entity_id = t.id::text;`;

const COPY_BACK = `
  ${copiedBack('contracts', 'createContract')}
  ${copiedBack('expenses', 'submitExpense')}
  ${copiedBack('rounds', 'triggerRound')}
  ${copiedBack('messages', 'sendMessage')}
  ${copiedBack('message_batches', 'sendGroupMessage')}
  UPDATE contracts t SET finalize_key = c.key FROM idempotent_calls c
    WHERE c.operation = 'finalizeContract' AND c.entity_id = t.id::text;
  UPDATE refund_requests t SET idempotency_key = c.key FROM idempotent_calls c
    WHERE c.operation = 'refundOrder' AND c.entity_id = t.order_id::text;
  UPDATE refunds t SET idempotency_key = c.key FROM idempotent_calls c
    WHERE c.operation = 'refundAmount' AND c.entity_id = t.id::text;
  UPDATE event_cancellations t SET idempotency_key = c.key FROM idempotent_calls c
    WHERE c.operation = 'cancelEvent' AND c.entity_id = t.event_id::text;
  UPDATE wallet_fundings t SET idempotency_key = c.key FROM idempotent_calls c
    WHERE c.caller = 'wallet:' || t.wallet_id || '/fundWallet' AND c.entity_id = t.day::text;
`;

const restored = (table: string, by: string): string => `
  ALTER TABLE ${table}
    ADD CONSTRAINT ${table}_idempotent CHECK ((idempotency_key IS NULL) = (request_hash IS NULL));
  ${indexed(table, by)}`;

const indexed = (table: string, by: string): string => `
  CREATE UNIQUE INDEX ${table}_idempotency ON ${table} (${by}, idempotency_key) WHERE idempotency_key IS NOT NULL;`;

const RESTORE = `
  ${restored('contracts', 'created_by')}
  ${restored('expenses', 'submitted_by')}
  ${restored('rounds', 'triggered_by')}
  ${restored('messages', 'sender_id')}
  ${restored('message_batches', 'sender_id')}
  ${indexed('refund_requests', 'requested_by')}
  ${indexed('refunds', 'requested_by')}
  ${indexed('wallet_fundings', 'wallet_id')}
  ALTER TABLE refunds ADD CONSTRAINT refunds_idempotency_key CHECK (length(idempotency_key) BETWEEN 1 AND 255);
`;

const REDUCE = `
  DELETE FROM idempotent_calls WHERE entity_id IS NOT NULL;
  ALTER TABLE idempotent_calls DROP COLUMN entity_id,
    DROP CONSTRAINT idempotent_calls_caller,
    ADD CONSTRAINT idempotent_calls_caller CHECK (caller ~ '^(user|guest):[0-9a-f-]+$');
`;
