import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Scans of one door all reference the same issuer and the same validator. Each insert locked those two rows against
 * deletion; concurrent scans then shared the lock through multixacts, which cost four times as much as the scan itself.
 * Issuers and people are never deleted while scans reference them: the statement that writes a scan takes both from the
 * signed-in user.
 */
export class LetScansGoFree1710000000000 implements MigrationInterface {
  name = 'LetScansGoFree1710000000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query('ALTER TABLE scans DROP CONSTRAINT scans_issuer_fk, DROP CONSTRAINT scans_user_fk');
    // One statement writes an entry and its scan.
    await q.query('ALTER TABLE entries DROP CONSTRAINT entries_scan_fk');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE scans
      ADD CONSTRAINT scans_issuer_fk FOREIGN KEY (issuer_id) REFERENCES issuers (id),
      ADD CONSTRAINT scans_user_fk FOREIGN KEY (scanned_by) REFERENCES users (id)`);
    await q.query(
      'ALTER TABLE entries ADD CONSTRAINT entries_scan_fk FOREIGN KEY (scan_id) REFERENCES scans (id)',
    );
  }
}
