import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TENANT, wall } from './row-security.ts';

/** The view of the tiers on sale, as it was before and is now. */
const listed = (more: string): string => `
  CREATE OR REPLACE VIEW tiers_listed AS
    SELECT t.id, t.issuer_id, t.event_id, t.name, t.position, t.price_units, t.currency, t.capacity, t.sold,
           t.effective_at, t.expires_at, t.grace_seconds, t.form_sales, t.held, t.hidden, t.sales_start, t.sales_end,
           t.order_limit, t.description${more}
    FROM tiers t JOIN events e ON e.id = t.event_id WHERE e.status = 'published' AND NOT t.hidden;
  GRANT SELECT ON tiers_listed TO passa_app;`;

/** Capacity that tiers of an organiser share, such as a hall. A tier may be in several pools. */
export class CreateCapacityPools1710000015400 implements MigrationInterface {
  name = 'CreateCapacityPools1710000015400';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- Every sale of its tiers updates the one hot row of a pool, as it does that of the tier.
      CREATE TABLE capacity_pools (
        id uuid CONSTRAINT capacity_pools_pk PRIMARY KEY,
        issuer_id uuid NOT NULL CONSTRAINT capacity_pools_issuer_fk REFERENCES issuers (id),
        name text NOT NULL CONSTRAINT capacity_pools_name_length CHECK (length(name) BETWEEN 1 AND 100),
        capacity integer NOT NULL CONSTRAINT capacity_pools_capacity CHECK (capacity >= 1),
        -- Places of its tiers that are sold or held. Triggers count them, whichever command sells or frees places.
        used integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        CONSTRAINT capacity_pools_never_oversold CHECK (used >= 0 AND used <= capacity),
        CONSTRAINT capacity_pools_of_issuer UNIQUE (id, issuer_id)
      ) WITH (fillfactor = 20);
      CREATE INDEX capacity_pools_by_issuer ON capacity_pools (issuer_id, created_at, id);
      ${wall('capacity_pools', TENANT)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON capacity_pools TO passa_app;

      CREATE TABLE tier_pools (
        tier_id uuid NOT NULL CONSTRAINT tier_pools_tier_fk REFERENCES tiers (id) ON DELETE CASCADE,
        pool_id uuid NOT NULL,
        issuer_id uuid NOT NULL,
        CONSTRAINT tier_pools_pk PRIMARY KEY (tier_id, pool_id),
        CONSTRAINT tier_pools_pool_fk FOREIGN KEY (pool_id, issuer_id) REFERENCES capacity_pools (id, issuer_id)
      );
      CREATE INDEX tier_pools_by_pool ON tier_pools (pool_id);
      ${wall('tier_pools', TENANT)}
      GRANT SELECT, INSERT, DELETE ON tier_pools TO passa_app;

      -- Whether the tier is in a pool: the sale of a tier without one pays nothing for pools.
      ALTER TABLE tiers ADD COLUMN pooled boolean NOT NULL DEFAULT false;

      -- Statements that sell or free places lock the pools before the tiers, so that this waits for no other transaction.
      CREATE FUNCTION count_pools() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      BEGIN
        UPDATE capacity_pools p SET used = p.used + NEW.sold + NEW.held - OLD.sold - OLD.held
        FROM (SELECT id FROM capacity_pools WHERE id IN (SELECT pool_id FROM tier_pools WHERE tier_id = NEW.id)
              ORDER BY id FOR NO KEY UPDATE) l
        WHERE p.id = l.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER tiers_count_pools AFTER UPDATE OF sold, held ON tiers FOR EACH ROW
        WHEN (NEW.pooled AND NEW.sold + NEW.held <> OLD.sold + OLD.held) EXECUTE FUNCTION count_pools();

      -- A tier brings the places that are taken of it, and takes them along. Orders that were checked before are checked
      -- again: they compare the version of the rules.
      CREATE FUNCTION count_tier_in_pool() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      DECLARE
        of_tier uuid := CASE TG_OP WHEN 'INSERT' THEN NEW.tier_id ELSE OLD.tier_id END;
        of_pool uuid := CASE TG_OP WHEN 'INSERT' THEN NEW.pool_id ELSE OLD.pool_id END;
        tier record;
      BEGIN
        SELECT issuer_id, sold + held AS taken INTO tier FROM tiers WHERE id = of_tier FOR NO KEY UPDATE;
        -- The tier was deleted, which no tier with places taken is.
        IF NOT FOUND THEN
          RETURN NULL;
        END IF;
        IF TG_OP = 'INSERT' AND tier.issuer_id <> NEW.issuer_id THEN
          RAISE EXCEPTION 'a pool holds tiers of its organiser'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'tier_pools_of_issuer', TABLE = 'tier_pools';
        END IF;
        UPDATE capacity_pools SET used = used + CASE TG_OP WHEN 'INSERT' THEN tier.taken ELSE -tier.taken END
        WHERE id = of_pool;
        UPDATE tiers SET pooled = EXISTS (SELECT FROM tier_pools WHERE tier_id = of_tier), rules_version = rules_version + 1
        WHERE id = of_tier;
        RETURN NULL;
      END $$;
      CREATE TRIGGER tier_pools_count_tier AFTER INSERT OR DELETE ON tier_pools FOR EACH ROW
        EXECUTE FUNCTION count_tier_in_pool();

      -- The most tickets of several tiers that can be sold together. Tiers in the fewest pools come first, which is exact
      -- unless pools overlap without one being in the other. tier-places.rules.ts computes the same.
      CREATE FUNCTION free_together(of_tiers uuid[]) RETURNS integer LANGUAGE plpgsql STABLE AS $$
      DECLARE
        tier record;
        places integer;
        total integer := 0;
        rest jsonb := (SELECT jsonb_object_agg(p.id, p.capacity - p.used) FROM capacity_pools p
          WHERE p.id IN (SELECT pool_id FROM tier_pools WHERE tier_id = ANY (of_tiers)));
      BEGIN
        FOR tier IN SELECT t.capacity - t.sold - t.held AS free,
            ARRAY(SELECT pool_id::text FROM tier_pools WHERE tier_id = t.id) AS pools
          FROM tiers t WHERE t.id = ANY (of_tiers)
          ORDER BY (SELECT count(*) FROM tier_pools WHERE tier_id = t.id), t.id
        LOOP
          places := least(tier.free, (SELECT min((rest ->> pool)::integer) FROM unnest(tier.pools) AS pool));
          total := total + places;
          IF cardinality(tier.pools) > 0 THEN
            rest := rest || (SELECT jsonb_object_agg(pool, (rest ->> pool)::integer - places) FROM unnest(tier.pools) AS pool);
          END IF;
        END LOOP;
        RETURN total;
      END $$;
      GRANT EXECUTE ON FUNCTION free_together(uuid[]) TO passa_app;
      ${listed(`, CASE WHEN t.pooled THEN (SELECT jsonb_object_agg(p.id, p.capacity - p.used)
             FROM tier_pools x JOIN capacity_pools p ON p.id = x.pool_id WHERE x.tier_id = t.id) END AS pools`)}
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP VIEW tiers_listed;
      DROP FUNCTION free_together(uuid[]);
      DROP TRIGGER tiers_count_pools ON tiers;
      ALTER TABLE tiers DROP COLUMN pooled;
      DROP TABLE tier_pools, capacity_pools;
      DROP FUNCTION count_pools(), count_tier_in_pool();
      ${listed('')}
    `);
  }
}
