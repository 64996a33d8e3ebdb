import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The installation signs the list of all revoked tickets with a key of its own, kept like those of the organisers under
 * the nil UUID. Every other key still belongs to an organiser that exists.
 */
export class AddInstallationKey1710000010600 implements MigrationInterface {
  name = 'AddInstallationKey1710000010600';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE signing_keys
        ADD COLUMN owner_id uuid GENERATED ALWAYS AS (nullif(issuer_id, '00000000-0000-0000-0000-000000000000')) STORED
          CONSTRAINT signing_keys_owner_fk REFERENCES issuers (id),
        DROP CONSTRAINT signing_keys_issuer_fk;
      ALTER TABLE issuers ADD CONSTRAINT issuers_id_not_nil CHECK (id <> '00000000-0000-0000-0000-000000000000');
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE issuers DROP CONSTRAINT issuers_id_not_nil;
      DELETE FROM signing_keys WHERE issuer_id = '00000000-0000-0000-0000-000000000000';
      ALTER TABLE signing_keys
        DROP COLUMN owner_id,
        ADD CONSTRAINT signing_keys_issuer_fk FOREIGN KEY (issuer_id) REFERENCES issuers (id);
    `);
  }
}
