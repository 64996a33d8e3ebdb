import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The readable number of a ticket. It is derived from the number of its tier within the event and its serial within the
 * tier, so a sale writes nothing for it, and the two constraints together hold that no event has a number twice.
 * Existing tickets get theirs with that of their tier.
 */
export class NumberTickets1710000010800 implements MigrationInterface {
  name = 'NumberTickets1710000010800';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [TIERS, NUMBER]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP FUNCTION ticket_number(integer, integer);
      ALTER TABLE tiers DROP COLUMN number, DROP CONSTRAINT tiers_serials;
    `);
  }
}

const TIERS = `
  ALTER TABLE tiers ADD COLUMN number smallint;
  UPDATE tiers t SET number = n.number
    FROM (SELECT id, row_number() OVER (PARTITION BY event_id ORDER BY position, id) AS number FROM tiers) n
    WHERE n.id = t.id;
  ALTER TABLE tiers
    ALTER COLUMN number SET NOT NULL,
    ADD CONSTRAINT tiers_number CHECK (number BETWEEN 1 AND 1000),
    ADD CONSTRAINT tiers_number_unique UNIQUE (event_id, number),
    ADD CONSTRAINT tiers_serials CHECK (next_serial <= 16777217);
`;

/**
 * Seven digits of base 31 and a check digit, as docs/tickets.md has it and ticket-number.rules.ts computes it. The
 * multiplication by 3^18 has no common divisor with 31^7, so it only changes the order: neighbours look unlike, and the
 * sum keeps the first ticket from being all zeros.
 */
const NUMBER = `
  CREATE FUNCTION ticket_number(tier integer, serial integer) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    alphabet constant text := '0123456789ABCDEFGHJKMNPQRTVWXYZ';
    rest bigint := (((tier - 1)::bigint * 16777216 + serial - 1) * 387420489 + 19283746501) % 27512614111;
    digits text := '';
    total integer := 0;
  BEGIN
    FOR place IN 1..7 LOOP
      digits := digits || substr(alphabet, (rest % 31)::int + 1, 1);
      total := total + place * (rest % 31)::int;
      rest := rest / 31;
    END LOOP;
    RETURN digits || substr(alphabet, total % 31 + 1, 1);
  END $$;
  GRANT EXECUTE ON FUNCTION ticket_number(integer, integer) TO passa_app;
`;
