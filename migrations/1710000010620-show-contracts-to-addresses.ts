import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A partner sees a contract as soon as their confirmed address is among its shares, before they accept the invitation.
 * The view lists the reader's contracts only, and bypasses the policies that would hide the partners from them.
 */
export class ShowContractsToAddresses1710000010620 implements MigrationInterface {
  name = 'ShowContractsToAddresses1710000010620';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE VIEW contract_readers WITH (security_barrier) AS
        SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user())
        UNION
        SELECT s.contract_id FROM users u
          JOIN partners p ON p.email = lower(u.email::text) AND p.status <> 'declined'
          JOIN contract_shares s ON s.partner_id = p.id
        WHERE u.id = (SELECT passa_user()) AND u.email_verified_at IS NOT NULL;
      GRANT SELECT ON contract_readers TO passa_app;
      ${seenBy('SELECT contract_id FROM contract_readers')}
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ${seenBy('SELECT contract_id FROM contract_members WHERE user_id = (SELECT passa_user())')}
      DROP VIEW contract_readers;
    `);
  }
}

const seenBy = (contracts: string): string => `
  ALTER POLICY contracts_seen ON contracts USING (id IN (${contracts}));
  ALTER POLICY contract_shares_seen ON contract_shares USING (contract_id IN (${contracts}));
  ALTER POLICY contract_signatories_seen ON contract_signatories USING (contract_id IN (${contracts}));
  ALTER POLICY contract_approvals_seen ON contract_approvals USING (contract_id IN (${contracts}));
`;
