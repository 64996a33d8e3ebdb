import { SYSTEM_TENANCY } from '../../../access/actor.ts';
import type { Database } from '../../../db/database.ts';

export interface SettingRecord {
  name: string;
  value: string;
  updatedAt: Date;
  updatedBy: string;
}

/** Those that somebody has set. */
export async function readSettings(db: Database): Promise<SettingRecord[]> {
  return db.read<SettingRecord>(SYSTEM_TENANCY, {
    name: 'settings',
    text: `SELECT s.name, s.value, s.updated_at AS "updatedAt", u.email::text AS "updatedBy"
      FROM settings s JOIN users u ON u.id = s.updated_by`,
  });
}

export interface SettingChangeRecord {
  id: bigint;
  name: string;
  valueBefore: string | null;
  value: string;
  changedAt: Date;
  changedBy: string;
}

/** Changes, newest first, one more than asked for. */
export async function readHistory(
  db: Database,
  { name, first, before }: { name: string | null; first: number; before: bigint | null },
): Promise<SettingChangeRecord[]> {
  return db.read<SettingChangeRecord>(SYSTEM_TENANCY, {
    text: `SELECT h.id, h.name, h.value_before AS "valueBefore", h.value, h.changed_at AS "changedAt",
        u.email::text AS "changedBy"
      FROM settings_history h JOIN users u ON u.id = h.changed_by
      WHERE ($1::text IS NULL OR h.name = $1) AND ($2::bigint IS NULL OR h.id < $2)
      ORDER BY h.id DESC LIMIT ${first + 1}`,
    values: [name, before],
  });
}
