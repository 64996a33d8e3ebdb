import type { MigrationInterface, QueryRunner } from 'typeorm';
import { wall } from './row-security.ts';

/** Codes by which people find their tickets with a phone number, and the tickets of a number. */
export class FindTicketsByPhone1710000014210 implements MigrationInterface {
  name = 'FindTicketsByPhone1710000014210';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE ticket_codes (
        id uuid CONSTRAINT ticket_codes_pk PRIMARY KEY,
        number text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        tries integer NOT NULL DEFAULT 0 CONSTRAINT ticket_codes_tries CHECK (tries BETWEEN 0 AND 5),
        used_at timestamptz,
        pass_hash bytea CONSTRAINT ticket_codes_pass UNIQUE,
        pass_expires_at timestamptz,
        CONSTRAINT ticket_codes_used CHECK ((used_at IS NULL) = (pass_hash IS NULL)
          AND (used_at IS NULL) = (pass_expires_at IS NULL))
      );
      CREATE INDEX ticket_codes_by_number ON ticket_codes (number, created_at);
      CREATE INDEX ticket_codes_by_time ON ticket_codes (created_at);
      ${wall('ticket_codes')}
      GRANT SELECT, INSERT, UPDATE, DELETE ON ticket_codes TO passa_app;

      -- Numbers that were written with their country code, whatever is between their digits.
      CREATE INDEX tickets_by_number ON tickets ((regexp_replace(holder_phone, '[^+0-9]', '', 'g')))
        WHERE holder_phone LIKE '+%'`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TABLE ticket_codes; DROP INDEX tickets_by_number');
  }
}
