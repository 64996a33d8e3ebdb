import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * API keys have a name, scopes and networks. Keys from before may do what they could. The column of the right to change
 * accounts stays for processes of the previous version.
 */
export class ScopeApiKeys1710000013300 implements MigrationInterface {
  name = 'ScopeApiKeys1710000013300';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE api_keys
        ADD COLUMN name text
          CONSTRAINT api_keys_name_length CHECK (length(name) BETWEEN 1 AND 100),
        ADD COLUMN scopes text[] NOT NULL DEFAULT '{full}'
          CONSTRAINT api_keys_scopes CHECK (cardinality(scopes) > 0
            AND scopes <@ ARRAY['read', 'sell', 'scan', 'money', 'admin', 'full', 'web']),
        -- Networks that the key works from; empty: from everywhere.
        ADD COLUMN networks inet[] NOT NULL DEFAULT '{}'
          CONSTRAINT api_keys_networks_count CHECK (cardinality(networks) <= 20);
      UPDATE api_keys SET scopes = scopes || '{money}' WHERE can_change_accounts;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE api_keys DROP COLUMN name, DROP COLUMN scopes, DROP COLUMN networks');
  }
}
