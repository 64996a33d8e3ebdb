import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places for sales without a network belong to one phone: a cashier may use one shift on several. */
export class LeasePlacesToPhones1710000015200 implements MigrationInterface {
  name = 'LeasePlacesToPhones1710000015200';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE place_leases ADD COLUMN device_id text
        CONSTRAINT place_leases_device_length CHECK (length(device_id) BETWEEN 1 AND 100);
      UPDATE place_leases p SET device_id = s.device_id FROM shifts s WHERE s.id = p.shift_id;
      ALTER TABLE place_leases ALTER COLUMN device_id SET NOT NULL;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE place_leases DROP COLUMN device_id');
  }
}
