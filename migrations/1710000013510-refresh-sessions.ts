import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN, wall } from './row-security.ts';

/** Sessions whose short tokens are renewed by refresh tokens, each of which works once. */
export class RefreshSessions1710000013510 implements MigrationInterface {
  name = 'RefreshSessions1710000013510';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE refresh_tokens (
        id uuid CONSTRAINT refresh_tokens_pk PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT refresh_tokens_user_fk REFERENCES users (id) ON DELETE CASCADE,
        session_id uuid NOT NULL CONSTRAINT refresh_tokens_session_fk REFERENCES sessions (id) ON DELETE CASCADE,
        hash bytea NOT NULL CONSTRAINT refresh_tokens_hash_unique UNIQUE,
        created_at timestamptz NOT NULL,
        used_at timestamptz,
        -- The mark of the device that used it, which may repeat the call, and the token that it got.
        used_by bytea CONSTRAINT refresh_tokens_used_by CHECK (octet_length(used_by) = 32),
        replaced_by uuid CONSTRAINT refresh_tokens_replaced_by_fk REFERENCES refresh_tokens (id) ON DELETE CASCADE,
        CONSTRAINT refresh_tokens_use CHECK (num_nulls(used_at, used_by, replaced_by) IN (0, 3))
      );
      CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);
      CREATE INDEX refresh_tokens_user ON refresh_tokens (user_id);
      CREATE INDEX refresh_tokens_replaced_by ON refresh_tokens (replaced_by);
      CREATE UNIQUE INDEX refresh_tokens_one_open ON refresh_tokens (session_id) WHERE used_at IS NULL;
      ${wall('refresh_tokens', OWN)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON refresh_tokens TO passa_app;
      ALTER TABLE sessions DROP CONSTRAINT sessions_ended_reason;
      ALTER TABLE sessions ADD CONSTRAINT sessions_ended_reason CHECK (ended_reason IN ('logout', 'ended_by_user',
        'password_changed', 'suspended', 'role_changed', 'device_revoked', 'account_deleted', 'refresh_reused'));
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE refresh_tokens;
      UPDATE sessions SET ended_reason = 'ended_by_user' WHERE ended_reason = 'refresh_reused';
      ALTER TABLE sessions DROP CONSTRAINT sessions_ended_reason;
      ALTER TABLE sessions ADD CONSTRAINT sessions_ended_reason CHECK (ended_reason IN ('logout', 'ended_by_user',
        'password_changed', 'suspended', 'role_changed', 'device_revoked', 'account_deleted'));
    `);
  }
}
