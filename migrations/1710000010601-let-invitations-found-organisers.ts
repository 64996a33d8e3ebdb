import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An owner or admin may be invited without an organiser: accepting creates one of their own. */
export class LetInvitationsFoundOrganisers1710000010601 implements MigrationInterface {
  name = 'LetInvitationsFoundOrganisers1710000010601';

  async up(q: QueryRunner): Promise<void> {
    await q.query(
      issuerByRole(`CASE WHEN role IN ('issuer_owner', 'issuer_admin') THEN true
        ELSE (role LIKE 'issuer\\_%') = (issuer_id IS NOT NULL) END`),
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`DELETE FROM staff_invitations WHERE role LIKE 'issuer\\_%' AND issuer_id IS NULL`);
    await q.query(issuerByRole(`(role LIKE 'issuer\\_%') = (issuer_id IS NOT NULL)`));
  }
}

const issuerByRole = (rule: string): string => `
  ALTER TABLE staff_invitations DROP CONSTRAINT staff_invitations_issuer_by_role,
    ADD CONSTRAINT staff_invitations_issuer_by_role CHECK (${rule});
`;
