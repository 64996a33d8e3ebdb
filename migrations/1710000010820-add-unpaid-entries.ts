import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Guests who were let in although a payment was due, each by the scan of the entry and with the person who decided it.
 */
export class AddUnpaidEntries1710000010820 implements MigrationInterface {
  name = 'AddUnpaidEntries1710000010820';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [UNPAID, WALL]) await q.query(statement);
  }

  /** Due payments stay due. */
  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TABLE unpaid_entries;');
  }
}

const UNPAID = `
  CREATE TABLE unpaid_entries (
    scan_id uuid CONSTRAINT unpaid_entries_pk PRIMARY KEY CONSTRAINT unpaid_entries_scan_fk REFERENCES scans (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    ticket_id uuid NOT NULL CONSTRAINT unpaid_entries_ticket_fk REFERENCES tickets (id),
    units bigint NOT NULL CONSTRAINT unpaid_entries_units CHECK (units > 0),
    currency text NOT NULL,
    decided_by uuid NOT NULL CONSTRAINT unpaid_entries_user_fk REFERENCES users (id),
    noted_at timestamptz NOT NULL
  );
  CREATE INDEX unpaid_entries_by_event ON unpaid_entries (event_id, noted_at);
  CREATE TRIGGER unpaid_entries_append_only BEFORE UPDATE OR DELETE ON unpaid_entries
    FOR EACH ROW EXECUTE FUNCTION forbid_change();
`;

const WALL = `
  ALTER TABLE unpaid_entries ENABLE ROW LEVEL SECURITY;
  CREATE POLICY unpaid_entries_wall ON unpaid_entries TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
  GRANT SELECT, INSERT ON unpaid_entries TO passa_app;
  REVOKE UPDATE, DELETE, TRUNCATE ON unpaid_entries FROM passa_app;
`;
