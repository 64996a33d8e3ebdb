import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places of a deleted tier are free again: those that a phone kept, or an offer held, are deleted with their event. */
export class ReturnPlacesOfDeletedTiers1710000015412 implements MigrationInterface {
  name = 'ReturnPlacesOfDeletedTiers1710000015412';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE FUNCTION leave_pools() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      BEGIN
        UPDATE capacity_pools p SET used = p.used - OLD.sold - OLD.held
        FROM (SELECT id FROM capacity_pools WHERE id IN (SELECT pool_id FROM tier_pools WHERE tier_id = OLD.id)
              ORDER BY id FOR NO KEY UPDATE) l
        WHERE p.id = l.id;
        RETURN OLD;
      END $$;
      CREATE TRIGGER tiers_leave_pools BEFORE DELETE ON tiers FOR EACH ROW
        WHEN (OLD.pooled AND OLD.sold + OLD.held > 0) EXECUTE FUNCTION leave_pools();

      -- Pools that events left with places when they were deleted.
      UPDATE capacity_pools p SET used = c.used
      FROM (SELECT p.id, coalesce(sum(t.sold + t.held), 0)::int AS used FROM capacity_pools p
              LEFT JOIN tier_pools x ON x.pool_id = p.id LEFT JOIN tiers t ON t.id = x.tier_id GROUP BY p.id) c
      WHERE c.id = p.id AND c.used <> p.used;
    `);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      DROP TRIGGER tiers_leave_pools ON tiers;
      DROP FUNCTION leave_pools();
    `);
  }
}
