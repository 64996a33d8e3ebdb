import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cover pictures of events, and the files of a store in the database. */
export class AddCovers1710000011030 implements MigrationInterface {
  name = 'AddCovers1710000011030';

  async up(q: QueryRunner): Promise<void> {
    await q.query(TABLES);
    await q.query(COVERS);
    await q.query(['blobs', 'blob_removals', 'covers'].map(wall).join('\n'));
    await q.query(`
      GRANT SELECT, INSERT, DELETE ON blobs, covers TO passa_app;
      -- A row that is deleted is locked before, which takes the right to update it.
      GRANT UPDATE (created_at) ON covers TO passa_app;
      GRANT SELECT, INSERT, UPDATE, DELETE ON blob_removals TO passa_app;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE events DROP COLUMN cover_hash, DROP COLUMN cover_x, DROP COLUMN cover_y;
      DROP TABLE covers, blob_removals, blobs;
    `);
  }
}

const TABLES = `
  CREATE TABLE blobs (
    folder text NOT NULL CONSTRAINT blobs_folder CHECK (folder ~ '^[a-z]+/[0-9a-f]{64}$'),
    name text NOT NULL CONSTRAINT blobs_name CHECK (name ~ '^[a-z0-9]+[.][a-z0-9]+$'),
    issuer_id uuid NOT NULL CONSTRAINT blobs_issuer_fk REFERENCES issuers (id),
    content bytea NOT NULL CONSTRAINT blobs_size CHECK (octet_length(content) BETWEEN 1 AND 33554432),
    CONSTRAINT blobs_pk PRIMARY KEY (folder, name)
  );
  -- Compressed already: another attempt would only cost time.
  ALTER TABLE blobs ALTER COLUMN content SET STORAGE EXTERNAL;

  -- Folders of a store outside the database that are deleted when they are due: those that nothing refers to any more,
  -- and those that are written before the transaction that will refer to them.
  CREATE TABLE blob_removals (
    folder text CONSTRAINT blob_removals_pk PRIMARY KEY,
    issuer_id uuid NOT NULL CONSTRAINT blob_removals_issuer_fk REFERENCES issuers (id),
    due_at timestamptz NOT NULL,
    -- Its files are being deleted: nothing can refer to it any more.
    begun boolean NOT NULL DEFAULT false
  );
  CREATE INDEX blob_removals_by_time ON blob_removals (due_at);
`;

const COVERS = `
  -- An uploaded picture, which several events may use. Its sizes are the folder covers/<hash> of the blob store.
  CREATE TABLE covers (
    hash text CONSTRAINT covers_pk PRIMARY KEY CONSTRAINT covers_hash CHECK (hash ~ '^[0-9a-f]{64}$'),
    issuer_id uuid NOT NULL CONSTRAINT covers_issuer_fk REFERENCES issuers (id),
    -- Pixels of the largest size.
    width integer NOT NULL CONSTRAINT covers_width CHECK (width BETWEEN 1 AND 10000),
    height integer NOT NULL CONSTRAINT covers_height CHECK (height BETWEEN 1 AND 10000),
    widths integer[] NOT NULL CONSTRAINT covers_widths CHECK (cardinality(widths) BETWEEN 1 AND 10),
    color text NOT NULL CONSTRAINT covers_color CHECK (color ~ '^#[0-9a-f]{6}$'),
    created_by uuid NOT NULL CONSTRAINT covers_created_by_fk REFERENCES users (id),
    created_at timestamptz NOT NULL
  );
  ALTER TABLE events
    ADD COLUMN cover_hash text CONSTRAINT events_cover_fk REFERENCES covers (hash),
    -- The point of the picture that stays visible when it is cropped, as shares of its width and height.
    ADD COLUMN cover_x double precision CONSTRAINT events_cover_x CHECK (cover_x BETWEEN 0 AND 1),
    ADD COLUMN cover_y double precision CONSTRAINT events_cover_y CHECK (cover_y BETWEEN 0 AND 1),
    ADD CONSTRAINT events_cover CHECK (num_nulls(cover_hash, cover_x, cover_y) IN (0, 3));
  CREATE INDEX events_by_cover ON events (cover_hash) WHERE cover_hash IS NOT NULL;
`;

const wall = (table: string): string => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  CREATE POLICY ${table}_wall ON ${table} TO passa_app
    USING ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()))
    WITH CHECK ((SELECT passa_all()) OR issuer_id = (SELECT passa_tenant()));
`;
