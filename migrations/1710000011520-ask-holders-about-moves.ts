import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Holders of tickets of an event that moved answer until a date whether they keep them or take their money back. */
export class AskHoldersAboutMoves1710000011520 implements MigrationInterface {
  name = 'AskHoldersAboutMoves1710000011520';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [MOVES, ANSWERS, WALLS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TABLE event_move_answers, event_moves;
      DROP FUNCTION keep_money_back_answers();
    `);
  }
}

const MOVES = `
  -- A change of an event's time or place about which the holders of its tickets are asked.
  CREATE TABLE event_moves (
    id uuid CONSTRAINT event_moves_pk PRIMARY KEY,
    event_id uuid NOT NULL CONSTRAINT event_moves_event_fk REFERENCES events (id) ON DELETE CASCADE,
    issuer_id uuid NOT NULL,
    -- The edition of the event after the move.
    edition integer NOT NULL,
    start_before timestamptz NOT NULL,
    start_after timestamptz NOT NULL,
    venue_before text NOT NULL,
    venue_after text NOT NULL,
    -- Holders of orders that were placed until then are asked.
    made_at timestamptz NOT NULL,
    made_by uuid,
    answer_until timestamptz NOT NULL,
    CONSTRAINT event_moves_answer_until CHECK (answer_until > made_at AND answer_until <= made_at + interval '30 days 1 hour')
  );
  CREATE INDEX event_moves_by_event ON event_moves (event_id, made_at);
`;

const ANSWERS = `
  CREATE TABLE event_move_answers (
    move_id uuid NOT NULL CONSTRAINT event_move_answers_move_fk REFERENCES event_moves (id) ON DELETE CASCADE,
    ticket_id uuid NOT NULL CONSTRAINT event_move_answers_ticket_fk REFERENCES tickets (id),
    issuer_id uuid NOT NULL,
    answer text NOT NULL CONSTRAINT event_move_answers_answer CHECK (answer IN ('keep', 'money_back')),
    answered_at timestamptz NOT NULL,
    -- Null for a holder without an account.
    answered_by uuid,
    CONSTRAINT event_move_answers_pk PRIMARY KEY (move_id, ticket_id)
  );
  CREATE UNIQUE INDEX event_move_answers_money_back_once ON event_move_answers (ticket_id) WHERE answer = 'money_back';
  CREATE FUNCTION keep_money_back_answers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'an answer that asked for the money back is final'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'event_move_answers_final', TABLE = 'event_move_answers';
  END $$;
  CREATE TRIGGER event_move_answers_final BEFORE UPDATE ON event_move_answers
    FOR EACH ROW WHEN (OLD.answer = 'money_back') EXECUTE FUNCTION keep_money_back_answers();
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
`;

const WALLS = `
  ${wall('event_moves')}
  ${wall('event_move_answers')}
  GRANT SELECT, INSERT ON event_moves TO passa_app;
  GRANT SELECT, INSERT, UPDATE ON event_move_answers TO passa_app;
`;
