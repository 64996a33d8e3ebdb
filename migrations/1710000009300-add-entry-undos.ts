import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries that a door undid, each with its reason. The scan itself stays; its ticket can be used again. */
export class AddEntryUndos1710000009300 implements MigrationInterface {
  name = 'AddEntryUndos1710000009300';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [UNDOS, WALL]) await q.query(statement);
  }

  /** Undone entries stay undone. */
  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TABLE entry_undos;');
  }
}

const UNDOS = `
  -- A scan is taken back once; the primary key holds that. Who enters afterwards does so by another scan.
  CREATE TABLE entry_undos (
    scan_id uuid CONSTRAINT entry_undos_pk PRIMARY KEY CONSTRAINT entry_undos_scan_fk REFERENCES scans (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    ticket_id uuid NOT NULL CONSTRAINT entry_undos_ticket_fk REFERENCES tickets (id),
    undone_by uuid NOT NULL CONSTRAINT entry_undos_user_fk REFERENCES users (id),
    undone_at timestamptz NOT NULL,
    reason text NOT NULL CONSTRAINT entry_undos_reason_length CHECK (length(reason) BETWEEN 1 AND 500)
  );
  CREATE INDEX entry_undos_by_ticket ON entry_undos (ticket_id);
  CREATE TRIGGER entry_undos_append_only BEFORE UPDATE OR DELETE ON entry_undos
    FOR EACH ROW EXECUTE FUNCTION forbid_change();
`;

const WALL = `
  ALTER TABLE entry_undos ENABLE ROW LEVEL SECURITY;
  CREATE POLICY entry_undos_wall ON entry_undos TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
  GRANT SELECT, INSERT ON entry_undos TO passa_app;
  REVOKE UPDATE, DELETE, TRUNCATE ON entry_undos FROM passa_app;
`;
