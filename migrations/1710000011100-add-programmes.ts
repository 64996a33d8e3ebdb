import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The line-up of an event, and the questions that its page answers. */
export class AddProgrammes1710000011100 implements MigrationInterface {
  name = 'AddProgrammes1710000011100';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [ACTS, FAQS, wall('event_acts'), wall('event_faqs')]) await q.query(statement);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('DROP TABLE event_acts, event_faqs');
  }
}

const ACTS = `
  CREATE TABLE event_acts (
    event_id uuid NOT NULL CONSTRAINT event_acts_event_fk REFERENCES events (id) ON DELETE CASCADE,
    position integer NOT NULL CONSTRAINT event_acts_position CHECK (position BETWEEN 0 AND 39),
    issuer_id uuid NOT NULL,
    name text NOT NULL CONSTRAINT event_acts_name_length CHECK (length(name) BETWEEN 1 AND 120),
    note text CONSTRAINT event_acts_note_length CHECK (length(note) BETWEEN 1 AND 300),
    starts_at timestamptz,
    link text CONSTRAINT event_acts_link_form CHECK (length(link) <= 500 AND link ~ '^https?://'),
    CONSTRAINT event_acts_pk PRIMARY KEY (event_id, position)
  );
`;

const FAQS = `
  CREATE TABLE event_faqs (
    event_id uuid NOT NULL CONSTRAINT event_faqs_event_fk REFERENCES events (id) ON DELETE CASCADE,
    position integer NOT NULL CONSTRAINT event_faqs_position CHECK (position BETWEEN 0 AND 39),
    issuer_id uuid NOT NULL,
    question text NOT NULL CONSTRAINT event_faqs_question_length CHECK (length(question) BETWEEN 1 AND 200),
    answer text NOT NULL CONSTRAINT event_faqs_answer_length CHECK (length(answer) BETWEEN 1 AND 3000),
    CONSTRAINT event_faqs_pk PRIMARY KEY (event_id, position)
  );
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
  GRANT SELECT, INSERT, DELETE ON ${table} TO passa_app;
`;
