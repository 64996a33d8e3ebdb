import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments that devices collected at the door, each by the scan that it was collected with. */
export class AddDoorCollections1710000009830 implements MigrationInterface {
  name = 'AddDoorCollections1710000009830';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [COLLECTIONS, WALL]) await q.query(statement);
  }

  /** Collected payments stay collected. */
  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TABLE door_collections;');
  }
}

const COLLECTIONS = `
  -- A scan collects once; the primary key holds that. Of two doors that collected for one ticket one counts.
  CREATE TABLE door_collections (
    scan_id uuid CONSTRAINT door_collections_pk PRIMARY KEY CONSTRAINT door_collections_scan_fk REFERENCES scans (id),
    issuer_id uuid NOT NULL,
    event_id uuid NOT NULL,
    ticket_id uuid NOT NULL CONSTRAINT door_collections_ticket_fk REFERENCES tickets (id),
    method text NOT NULL
      CONSTRAINT door_collections_method CHECK (method IN ('cash', 'mobile_money', 'card_terminal', 'waived')),
    counted boolean NOT NULL,
    noted_by uuid NOT NULL CONSTRAINT door_collections_user_fk REFERENCES users (id),
    noted_at timestamptz NOT NULL
  );
  CREATE UNIQUE INDEX door_collections_counted_once ON door_collections (ticket_id) WHERE counted;
  CREATE TRIGGER door_collections_append_only BEFORE UPDATE OR DELETE ON door_collections
    FOR EACH ROW EXECUTE FUNCTION forbid_change();
`;

const WALL = `
  ALTER TABLE door_collections ENABLE ROW LEVEL SECURITY;
  CREATE POLICY door_collections_wall ON door_collections TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
  GRANT SELECT, INSERT ON door_collections TO passa_app;
  REVOKE UPDATE, DELETE, TRUNCATE ON door_collections FROM passa_app;
`;
