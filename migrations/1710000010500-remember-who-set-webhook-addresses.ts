import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The member of staff who last set the address of an endpoint. Their right to personal data decides, at each delivery,
 * whether payloads name people; the endpoint's creator is no longer responsible once another member changes the
 * address.
 */
export class RememberWhoSetWebhookAddresses1710000010500 implements MigrationInterface {
  name = 'RememberWhoSetWebhookAddresses1710000010500';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE webhook_endpoints ADD COLUMN address_set_by uuid
        CONSTRAINT webhook_endpoints_address_set_by_fk REFERENCES users (id);
      UPDATE webhook_endpoints SET address_set_by = created_by;
      ALTER TABLE webhook_endpoints ALTER COLUMN address_set_by SET NOT NULL;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE webhook_endpoints DROP COLUMN address_set_by');
  }
}
