import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An inactive issuer publishes and sells nothing, regardless of the caller: none of its events becomes published, and
 * no free place of its tiers is sold or held. Sold places stay sold, and places may always be given back.
 */
export class DeactivateIssuers1710000010610 implements MigrationInterface {
  name = 'DeactivateIssuers1710000010610';

  async up(q: QueryRunner): Promise<void> {
    await q.query(STANDING);
    await q.query(TRIGGERS);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TRIGGER tiers_sold_by_active_issuer ON tiers;
      DROP TRIGGER events_changed_by_active_issuer ON events;
      DROP TRIGGER events_created_by_active_issuer ON events;
      DROP FUNCTION require_active_issuer();
      ALTER TABLE issuers DROP COLUMN inactive_since, DROP COLUMN inactive_reason;
    `);
  }
}

const STANDING = `
  ALTER TABLE issuers
    ADD COLUMN inactive_since timestamptz,
    ADD COLUMN inactive_reason text CONSTRAINT issuers_inactive_reason_length CHECK (length(inactive_reason) BETWEEN 1 AND 1000);
  UPDATE issuers SET inactive_since = now(), inactive_reason = 'Inactive before reasons were recorded.' WHERE NOT active;
  ALTER TABLE issuers
    ADD CONSTRAINT issuers_inactive CHECK (active = (inactive_since IS NULL) AND active = (inactive_reason IS NULL));
`;

/** The function bypasses row-level security: a buyer's statement does not see the issuer's row. */
const TRIGGERS = `
  CREATE FUNCTION require_active_issuer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
  BEGIN
    IF NOT (SELECT active FROM public.issuers WHERE id = NEW.issuer_id) THEN
      RAISE EXCEPTION 'issuer % is not active', NEW.issuer_id USING ERRCODE = '23514', CONSTRAINT = TG_NAME;
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER events_created_by_active_issuer BEFORE INSERT ON events
    FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION require_active_issuer();
  CREATE TRIGGER events_changed_by_active_issuer BEFORE UPDATE OF status ON events
    FOR EACH ROW WHEN (NEW.status = 'published' AND OLD.status <> 'published') EXECUTE FUNCTION require_active_issuer();
  CREATE TRIGGER tiers_sold_by_active_issuer BEFORE UPDATE OF sold, held ON tiers
    FOR EACH ROW WHEN (NEW.sold + NEW.held > OLD.sold + OLD.held) EXECUTE FUNCTION require_active_issuer();
`;
