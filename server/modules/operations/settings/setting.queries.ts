import { type Page, type Paging, pageOf, sliceByNumber } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readHistory, readSettings, type SettingRecord } from './setting.reads.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from './setting.rules.ts';
import type { Setting, SettingChange } from './setting.schema.ts';

/** Lists all settings with their values. */
export async function listSettings({ db }: Scope): Promise<Setting[]> {
  const set = new Map((await readSettings(db)).map((row) => [row.name, row]));
  return SETTING_NAMES.map((name) => presentSetting(name, set.get(name)));
}

function presentSetting(name: SettingName, row: SettingRecord | undefined): Setting {
  const { kind, first, least, most } = SETTINGS[name];
  return {
    ...{
      name,
      kind,
      value: row?.value ?? first,
      firstValue: first,
      least: least ?? null,
      most: most ?? null,
    },
    ...{ updatedAt: row?.updatedAt ?? null, updatedBy: row?.updatedBy ?? null },
  };
}

/** Lists changes of settings and rates with user and time, newest first. @throws BadInput */
export async function listSettingHistory(
  { db }: Scope,
  asked: { name: SettingName | null; page: Paging },
): Promise<Page<SettingChange>> {
  const slice = sliceByNumber(asked.page);
  const rows = await readHistory(db, { name: asked.name, slice });
  return pageOf(
    rows,
    slice,
    ({ id }) => [String(id)],
    (row) => ({ ...row, id: String(row.id) }),
  );
}
