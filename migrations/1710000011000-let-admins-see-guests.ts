import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the setting by which an organisation lets its admins see the personal data of its guests. */
export class LetAdminsSeeGuests1710000011000 implements MigrationInterface {
  name = 'LetAdminsSeeGuests1710000011000';

  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE issuers ADD COLUMN admins_see_guests boolean NOT NULL DEFAULT true');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE issuers DROP COLUMN admins_see_guests');
  }
}
