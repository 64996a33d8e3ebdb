import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Slice } from '../../../platform/db/statement.ts';

export interface SettingRecord {
  name: string;
  value: string;
  updatedAt: Date;
  updatedBy: string;
}

/** Reads the settings that have been set. */
export async function readSettings(db: Database): Promise<SettingRecord[]> {
  return db.read<SettingRecord>(SYSTEM_TENANCY, {
    name: 'settings',
    text: `SELECT s.name, s.value, s.updated_at AS "updatedAt", u.email::text AS "updatedBy"
      FROM settings s JOIN users u ON u.id = s.updated_by`,
  });
}

interface SettingChangeRecord {
  id: bigint;
  name: string;
  valueBefore: string | null;
  value: string;
  changedAt: Date;
  changedBy: string;
}

/** Reads a page of the changes, by time. */
export async function readHistory(
  db: Database,
  { name, slice }: { name: string | null; slice: Slice<bigint> },
): Promise<SettingChangeRecord[]> {
  return db.read<SettingChangeRecord>(SYSTEM_TENANCY, {
    text: `SELECT h.id, h.name, h.value_before AS "valueBefore", h.value, h.changed_at AS "changedAt",
        u.email::text AS "changedBy"
      FROM settings_history h JOIN users u ON u.id = h.changed_by
      WHERE ($1::text IS NULL OR h.name = $1) AND ($2::bigint IS NULL OR h.id ${slice.beyond} $2)
      ORDER BY h.id ${slice.direction} LIMIT ${slice.limit}`,
    values: [name, slice.from],
  });
}
