import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN, wall } from './row-security.ts';

/** Stores recoveries of accounts whose second factors are lost: they are removed two days after the mailed link. */
export class RecoverFactors1710000013170 implements MigrationInterface {
  name = 'RecoverFactors1710000013170';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE factor_recoveries (
        id uuid CONSTRAINT factor_recoveries_pk PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT factor_recoveries_user_fk REFERENCES users (id) ON DELETE CASCADE,
        started_at timestamptz NOT NULL,
        effective_at timestamptz NOT NULL,
        ended_at timestamptz,
        outcome text CONSTRAINT factor_recoveries_outcome CHECK (outcome IN ('done', 'cancelled')),
        CONSTRAINT factor_recoveries_end CHECK ((ended_at IS NULL) = (outcome IS NULL)),
        CONSTRAINT factor_recoveries_delay CHECK (effective_at > started_at)
      );
      CREATE UNIQUE INDEX factor_recoveries_one_open ON factor_recoveries (user_id) WHERE ended_at IS NULL;
      CREATE INDEX factor_recoveries_due ON factor_recoveries (effective_at) WHERE ended_at IS NULL;
      ${wall('factor_recoveries', OWN)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON factor_recoveries TO passa_app;
      ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose;
      ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_purpose
        CHECK (purpose IN ('reset_password', 'verify_email', 'recover_factors', 'stop_recovery'))`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DELETE FROM one_time_tokens WHERE purpose IN ('recover_factors', 'stop_recovery');
      ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose;
      ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_purpose
        CHECK (purpose IN ('reset_password', 'verify_email'));
      DROP TABLE factor_recoveries`);
  }
}
