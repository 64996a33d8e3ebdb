import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Anchors of tickets and of the audit log on the ledger. A batch is one tree of tickets, or one head of the audit log,
 * and one transaction. All of it belongs to a network: one that was reset gets trees of its own.
 */
export class AddAnchors1710000004000 implements MigrationInterface {
  name = 'AddAnchors1710000004000';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [BATCHES, LEAVES, LISTED, POLICIES, GRANTS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW anchors_listed;
      DROP TABLE anchor_chunks, anchor_leaves, anchor_cursors, anchor_batches, anchor_networks;
    `);
  }
}

const BATCHES = `
  -- A short number for a network's identity, for the leaves, of which there are many.
  CREATE TABLE anchor_networks (
    number smallint GENERATED ALWAYS AS IDENTITY CONSTRAINT anchor_networks_pk PRIMARY KEY,
    network_id text NOT NULL CONSTRAINT anchor_networks_id_unique UNIQUE,
    name text NOT NULL,
    passphrase text NOT NULL,
    first_used_at timestamptz NOT NULL
  );

  -- gathering: leaves are still added. closed: the root is fixed and on its way. anchored: the ledger has it.
  CREATE TABLE anchor_batches (
    number integer GENERATED ALWAYS AS IDENTITY CONSTRAINT anchor_batches_pk PRIMARY KEY,
    network smallint NOT NULL CONSTRAINT anchor_batches_network_fk REFERENCES anchor_networks (number),
    kind text NOT NULL CONSTRAINT anchor_batches_kind CHECK (kind IN ('tickets', 'audit')),
    state text NOT NULL CONSTRAINT anchor_batches_state CHECK (state IN ('gathering', 'closed', 'anchored')),
    leaf_count integer NOT NULL DEFAULT 0 CONSTRAINT anchor_batches_leaf_count CHECK (leaf_count >= 0),
    -- The tree hash of each chunk of leaves, 32 bytes each: what lies above them is quickly made again.
    chunk_roots bytea NOT NULL DEFAULT '',
    audit_seq bigint,
    audit_hash bytea CONSTRAINT anchor_batches_audit_hash CHECK (octet_length(audit_hash) = 32),
    root bytea CONSTRAINT anchor_batches_root_length CHECK (octet_length(root) = 32),
    opened_at timestamptz NOT NULL,
    closed_at timestamptz,
    -- When it was last handed to the settlement, and as what. Without an intent it waits for its next turn.
    sent_at timestamptz,
    intent_id uuid,
    account text,
    transaction_hash text,
    ledger integer,
    ledger_closed_at timestamptz,
    CONSTRAINT anchor_batches_audit CHECK ((kind = 'audit') = (audit_seq IS NOT NULL AND audit_hash IS NOT NULL)),
    CONSTRAINT anchor_batches_closed CHECK ((state = 'gathering') = (root IS NULL) AND (root IS NULL) = (closed_at IS NULL)),
    CONSTRAINT anchor_batches_not_empty CHECK (state = 'gathering' OR kind = 'audit' OR leaf_count > 0),
    CONSTRAINT anchor_batches_anchored CHECK ((state = 'anchored') =
      (transaction_hash IS NOT NULL AND ledger IS NOT NULL AND ledger_closed_at IS NOT NULL AND account IS NOT NULL)),
    CONSTRAINT anchor_batches_root_unique UNIQUE (root, network)
  );
  CREATE UNIQUE INDEX anchor_batches_one_open ON anchor_batches (network) WHERE state = 'gathering';
  CREATE INDEX anchor_batches_unsent ON anchor_batches (network, number) WHERE state = 'closed';
  CREATE INDEX anchor_batches_recent ON anchor_batches (network, kind, number);
`;

/**
 * Cursors state up to which serial of a tier, and up to which number of an issuer's revocations, everything has a leaf.
 * Both grow without gaps under the lock of one row, so their order is that of the commits and nothing is skipped.
 *
 * Leaves reference their tickets and batches without a foreign key: one writer makes them from rows that are never
 * deleted, and the key would be checked again for each.
 */
const LEAVES = `
  CREATE TABLE anchor_cursors (
    network smallint NOT NULL CONSTRAINT anchor_cursors_network_fk REFERENCES anchor_networks (number),
    event text NOT NULL CONSTRAINT anchor_cursors_event CHECK (event IN ('issued', 'revoked')),
    -- The tier, or the issuer.
    source_id uuid NOT NULL,
    through bigint NOT NULL CONSTRAINT anchor_cursors_through CHECK (through >= 1),
    CONSTRAINT anchor_cursors_pk PRIMARY KEY (network, event, source_id)
  );

  CREATE TABLE anchor_leaves (
    ticket_id uuid NOT NULL,
    batch integer NOT NULL,
    place integer NOT NULL CONSTRAINT anchor_leaves_place CHECK (place >= 0),
    network smallint NOT NULL,
    event text NOT NULL CONSTRAINT anchor_leaves_event CHECK (event IN ('issued', 'revoked')),
    salt bytea NOT NULL CONSTRAINT anchor_leaves_salt_length CHECK (octet_length(salt) = 16),
    CONSTRAINT anchor_leaves_once PRIMARY KEY (ticket_id, event, network)
  );
  CREATE TRIGGER anchor_leaves_append_only BEFORE UPDATE OR DELETE ON anchor_leaves
    FOR EACH ROW EXECUTE FUNCTION forbid_change();

  -- The leaf hashes of a batch, 256 to a row: a proof reads one row of them.
  CREATE TABLE anchor_chunks (
    batch integer NOT NULL CONSTRAINT anchor_chunks_batch_fk REFERENCES anchor_batches (number),
    chunk integer NOT NULL CONSTRAINT anchor_chunks_chunk CHECK (chunk >= 0),
    hashes bytea NOT NULL CONSTRAINT anchor_chunks_hashes CHECK (octet_length(hashes) BETWEEN 32 AND 8192 AND octet_length(hashes) % 32 = 0),
    CONSTRAINT anchor_chunks_pk PRIMARY KEY (batch, chunk)
  );
  -- Hashes cannot be made smaller; trying would cost more than writing them.
  ALTER TABLE anchor_chunks ALTER COLUMN hashes SET STORAGE EXTERNAL;
  CREATE TRIGGER anchor_chunks_append_only BEFORE UPDATE OR DELETE ON anchor_chunks
    FOR EACH ROW EXECUTE FUNCTION forbid_change();
`;

/** All data on the ledger is public anyway. */
const LISTED = `
  CREATE VIEW anchors_listed AS
    SELECT b.number, b.kind, b.leaf_count, b.audit_seq, b.root, b.closed_at, b.account, b.transaction_hash, b.ledger,
           b.ledger_closed_at, b.network, n.network_id, n.name AS network_name, n.passphrase
    FROM anchor_batches b JOIN anchor_networks n ON n.number = b.network WHERE b.state = 'anchored';
`;

const TABLES = ['anchor_networks', 'anchor_batches', 'anchor_cursors', 'anchor_leaves', 'anchor_chunks'];

const POLICIES = TABLES.map(
  (table) => `
    ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
    CREATE POLICY ${table}_wall ON ${table} TO passa_app USING ((SELECT passa_all())) WITH CHECK ((SELECT passa_all()));`,
).join('\n');

const GRANTS = `
  GRANT SELECT, INSERT ON ${TABLES.join(', ')} TO passa_app;
  GRANT UPDATE ON anchor_batches, anchor_cursors TO passa_app;
  GRANT SELECT ON anchors_listed TO passa_app;
`;
