import type { MigrationInterface, QueryRunner } from 'typeorm';

const readers = (open: string): string => `
  CREATE OR REPLACE VIEW contract_readers WITH (security_barrier) AS
    SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user())
    UNION
    SELECT s.contract_id FROM users u
      JOIN partners p ON p.email = lower(u.email::text) AND ${open}
      JOIN contract_shares s ON s.partner_id = p.id
    WHERE u.id = (SELECT passa_user()) AND u.email_verified_at IS NOT NULL`;

/**
 * A contract is shown by the address of a partner only until an account has accepted: the account keeps it when it moves
 * to another address, and the next owner of the address does not get it.
 */
export class ShowContractsToPartners1710000015100 implements MigrationInterface {
  name = 'ShowContractsToPartners1710000015100';

  async up(q: QueryRunner): Promise<void> {
    await q.query(readers("p.status <> 'declined' AND p.user_id IS NULL"));
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(readers("p.status <> 'declined'"));
  }
}
