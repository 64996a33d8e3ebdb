import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings that system admins change while the product runs, with the history of their values. */
export class AddSettings1710000008100 implements MigrationInterface {
  name = 'AddSettings1710000008100';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [SETTINGS, HISTORY, WALLS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TABLE settings_history, settings;');
  }
}

const SETTINGS = `
  -- A setting without a row has its first value, which the product knows.
  CREATE TABLE settings (
    name text CONSTRAINT settings_pk PRIMARY KEY
      CONSTRAINT settings_name CHECK (name IN ('form_sales', 'eur_rate', 'order_tickets', 'call_tickets')),
    value text NOT NULL CONSTRAINT settings_value_length CHECK (length(value) BETWEEN 1 AND 100),
    updated_at timestamptz NOT NULL,
    updated_by uuid NOT NULL CONSTRAINT settings_updated_by_fk REFERENCES users (id)
  );
`;

const HISTORY = `
  -- Exchange rates are set elsewhere and remembered here too, as rate:USD/XLM.
  CREATE TABLE settings_history (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT settings_history_pk PRIMARY KEY,
    name text NOT NULL,
    value_before text,
    value text NOT NULL,
    changed_at timestamptz NOT NULL,
    changed_by uuid NOT NULL CONSTRAINT settings_history_changed_by_fk REFERENCES users (id)
  );
  CREATE INDEX settings_history_by_name ON settings_history (name, id);
  CREATE TRIGGER settings_history_append_only BEFORE UPDATE OR DELETE ON settings_history
    FOR EACH ROW EXECUTE FUNCTION forbid_change();
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app USING ((SELECT passa_all())) WITH CHECK ((SELECT passa_all()));
`;

const WALLS = `
  ${wall('settings')}
  ${wall('settings_history')}
  GRANT SELECT, INSERT, UPDATE ON settings TO passa_app;
  GRANT SELECT, INSERT ON settings_history TO passa_app;
  REVOKE UPDATE, DELETE, TRUNCATE ON settings_history FROM passa_app;
`;
