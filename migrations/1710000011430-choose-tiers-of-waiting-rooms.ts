import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A waiting room sells all tiers of its event, those that are added later included, or the tiers that the organiser
 * chose: the others are sold without it.
 */
export class ChooseTiersOfWaitingRooms1710000011430 implements MigrationInterface {
  name = 'ChooseTiersOfWaitingRooms1710000011430';

  async up(q: QueryRunner): Promise<void> {
    for (const statement of [TIERS, CHOICE, WALL]) await q.query(statement);
  }

  /** Rooms of chosen tiers sell all tiers again. */
  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TRIGGER waiting_rooms_choice ON waiting_rooms;
      DROP TABLE waiting_room_tiers;
      DROP FUNCTION require_room_tiers();
      ALTER TABLE waiting_rooms DROP COLUMN all_tiers, DROP CONSTRAINT waiting_rooms_of_issuer;
      ALTER TABLE tiers DROP CONSTRAINT tiers_of_event;
    `);
  }
}

/** Of the same event and organiser as the room. A tier has one event, and an event one room. */
const TIERS = `
  ALTER TABLE tiers ADD CONSTRAINT tiers_of_event UNIQUE (id, event_id, issuer_id);
  ALTER TABLE waiting_rooms
    ADD COLUMN all_tiers boolean NOT NULL DEFAULT true,
    ADD CONSTRAINT waiting_rooms_of_issuer UNIQUE (event_id, issuer_id);
  CREATE TABLE waiting_room_tiers (
    tier_id uuid CONSTRAINT waiting_room_tiers_pk PRIMARY KEY,
    event_id uuid NOT NULL,
    issuer_id uuid NOT NULL,
    CONSTRAINT waiting_room_tiers_room_fk FOREIGN KEY (event_id, issuer_id)
      REFERENCES waiting_rooms (event_id, issuer_id) ON DELETE CASCADE,
    CONSTRAINT waiting_room_tiers_tier_fk FOREIGN KEY (tier_id, event_id, issuer_id)
      REFERENCES tiers (id, event_id, issuer_id) ON DELETE CASCADE
  );
  CREATE INDEX waiting_room_tiers_by_room ON waiting_room_tiers (event_id, issuer_id);
`;

/** An open room sells all tiers, or at least one that was chosen. Checked at the commit: a choice is several rows. */
const CHOICE = `
  CREATE FUNCTION require_room_tiers() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE room uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
  BEGIN
    IF EXISTS (SELECT FROM waiting_rooms w WHERE w.event_id = room AND w.closed_at IS NULL
      AND w.all_tiers = EXISTS (SELECT FROM waiting_room_tiers c WHERE c.event_id = room)) THEN
      RAISE EXCEPTION 'a waiting room sells all tiers, or those that were chosen'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'waiting_rooms_choice';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER waiting_rooms_choice AFTER INSERT OR UPDATE OF all_tiers ON waiting_rooms
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_room_tiers();
  CREATE CONSTRAINT TRIGGER waiting_room_tiers_choice AFTER INSERT OR DELETE ON waiting_room_tiers
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_room_tiers();
`;

const WALL = `
  ALTER TABLE waiting_room_tiers ENABLE ROW LEVEL SECURITY;
  CREATE POLICY waiting_room_tiers_wall ON waiting_room_tiers TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
  GRANT SELECT, INSERT, DELETE ON waiting_room_tiers TO passa_app;
`;
