import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions that an organiser asks buyers, and their answers. */
export class AskQuestionsAtCheckout1710000011080 implements MigrationInterface {
  name = 'AskQuestionsAtCheckout1710000011080';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [QUESTIONS, ANSWERS, WALLS]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TABLE checkout_answers; DROP TABLE checkout_questions;');
  }
}

/**
 * Positions of the questions that are asked are 1 to 20, each once, so an event asks at most 20. An answered question is
 * archived instead of deleted. Both foreign keys cascade for drafts: an event or tier with orders is not deleted.
 */
const QUESTIONS = `
  CREATE TABLE checkout_questions (
    id uuid CONSTRAINT checkout_questions_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT checkout_questions_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT checkout_questions_event_fk REFERENCES events (id) ON DELETE CASCADE,
    -- Null: asked for all tiers of the event.
    tier_id uuid CONSTRAINT checkout_questions_tier_fk REFERENCES tiers (id) ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT checkout_questions_kind
      CHECK (kind IN ('text', 'choice', 'number', 'date', 'consent', 'guest_name')),
    label text NOT NULL CONSTRAINT checkout_questions_label_length CHECK (length(label) BETWEEN 1 AND 200),
    help text CONSTRAINT checkout_questions_help_length CHECK (length(help) BETWEEN 1 AND 500),
    options text[] CONSTRAINT checkout_questions_options_count CHECK (cardinality(options) BETWEEN 1 AND 30)
      CONSTRAINT checkout_questions_options_filled CHECK (array_position(options, NULL) IS NULL AND NOT '' = ANY (options))
      CONSTRAINT checkout_questions_options_length CHECK (length(array_to_string(options, '')) <= 3000),
    per_ticket boolean NOT NULL,
    required boolean NOT NULL,
    at_door boolean NOT NULL,
    retention_days integer NOT NULL CONSTRAINT checkout_questions_retention CHECK (retention_days BETWEEN 1 AND 730),
    position integer NOT NULL CONSTRAINT checkout_questions_position CHECK (position BETWEEN 1 AND 20),
    created_at timestamptz NOT NULL,
    archived_at timestamptz CONSTRAINT checkout_questions_archived CHECK (archived_at >= created_at),
    CONSTRAINT checkout_questions_options CHECK ((kind = 'choice') = (options IS NOT NULL)),
    CONSTRAINT checkout_questions_guest_name CHECK (kind <> 'guest_name' OR (per_ticket AND tier_id IS NULL)),
    CONSTRAINT checkout_questions_most EXCLUDE USING btree (event_id WITH =, position WITH =)
      WHERE (archived_at IS NULL) DEFERRABLE INITIALLY DEFERRED
  );
  CREATE UNIQUE INDEX checkout_questions_one_guest_name ON checkout_questions (event_id)
    WHERE kind = 'guest_name' AND archived_at IS NULL;
  CREATE INDEX checkout_questions_by_event ON checkout_questions (event_id, position);
  CREATE INDEX checkout_questions_by_tier ON checkout_questions (tier_id) WHERE tier_id IS NOT NULL;
`;

/**
 * An answer about one ticket names its tier and its place among the tickets of that tier in the order; the ticket itself
 * exists once the order is paid. Answers about the whole order have neither. The wording at that time is kept.
 */
const ANSWERS = `
  CREATE TABLE checkout_answers (
    issuer_id uuid NOT NULL CONSTRAINT checkout_answers_issuer_fk REFERENCES issuers (id),
    event_id uuid NOT NULL CONSTRAINT checkout_answers_event_fk REFERENCES events (id),
    order_id uuid NOT NULL CONSTRAINT checkout_answers_order_fk REFERENCES orders (id),
    question_id uuid NOT NULL CONSTRAINT checkout_answers_question_fk REFERENCES checkout_questions (id),
    label text NOT NULL CONSTRAINT checkout_answers_label_length CHECK (length(label) BETWEEN 1 AND 200),
    tier_id uuid CONSTRAINT checkout_answers_tier_fk REFERENCES tiers (id),
    nth integer CONSTRAINT checkout_answers_nth CHECK (nth BETWEEN 0 AND 19),
    ticket_id uuid CONSTRAINT checkout_answers_ticket_fk REFERENCES tickets (id),
    value text NOT NULL CONSTRAINT checkout_answers_value_length CHECK (length(value) BETWEEN 1 AND 500),
    answered_at timestamptz NOT NULL,
    CONSTRAINT checkout_answers_once UNIQUE NULLS NOT DISTINCT (order_id, question_id, tier_id, nth),
    CONSTRAINT checkout_answers_of_ticket CHECK ((tier_id IS NULL) = (nth IS NULL) AND (ticket_id IS NULL OR nth IS NOT NULL))
  );
  CREATE INDEX checkout_answers_by_question ON checkout_answers (question_id);
`;

const ALL = '(SELECT passa_all())';
const TENANT = 'issuer_id = (SELECT passa_tenant())';

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app USING (${ALL} OR ${TENANT}) WITH CHECK (${ALL} OR ${TENANT});`;

const WALLS = `
  ${wall('checkout_questions')}
  ${wall('checkout_answers')}
  GRANT SELECT, INSERT, UPDATE ON checkout_questions TO passa_app;
  GRANT SELECT, INSERT, UPDATE (ticket_id), DELETE ON checkout_answers TO passa_app;
`;
