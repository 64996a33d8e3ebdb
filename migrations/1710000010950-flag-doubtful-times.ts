import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A device without a network reports the time of its scan itself. A time more than two days outside its event is
 * flagged and not trusted: it takes precedence over no other admission, and the time of its upload replaces it.
 */
export class FlagDoubtfulTimes1710000010950 implements MigrationInterface {
  name = 'FlagDoubtfulTimes1710000010950';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [FLAG, voidEntries('scan_time(s)')]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ${voidEntries('s.corrected_at')}
      DROP TRIGGER scans_time_doubtful ON scans;
      DROP FUNCTION flag_doubtful_time();
      DROP FUNCTION scan_time(scans);
      ALTER TABLE scans DROP COLUMN time_doubtful;
    `);
  }
}

const FLAG = `
  ALTER TABLE scans ADD COLUMN time_doubtful boolean NOT NULL DEFAULT false;
  CREATE FUNCTION flag_doubtful_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    NEW.time_doubtful := EXISTS (SELECT FROM events WHERE id = NEW.event_id
      AND NEW.corrected_at NOT BETWEEN start_at - interval '2 days' AND end_at + interval '2 days');
    RETURN NEW;
  END $$;
  CREATE TRIGGER scans_time_doubtful BEFORE INSERT ON scans FOR EACH ROW
    WHEN (NEW.mode = 'offline' AND NEW.event_id IS NOT NULL) EXECUTE FUNCTION flag_doubtful_time();
  -- The time of a scan as far as it is believed.
  CREATE FUNCTION scan_time(s scans) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN s.time_doubtful THEN s.received_at ELSE s.corrected_at END
  $$;
`;

const voidEntries = (time: string): string => `
  CREATE OR REPLACE VIEW void_entries WITH (security_invoker = true) AS
    SELECT s.id AS scan_id, s.issuer_id, s.event_id, s.ticket_id, s.corrected_at, s.received_at, v.revoked_at, v.reason
    FROM revocations v JOIN scans s ON s.ticket_id = v.ticket_id
    WHERE s.outcome = 'admitted' AND ${time} >= v.revoked_at
      AND NOT EXISTS (SELECT FROM entry_undos u WHERE u.scan_id = s.id);
`;
