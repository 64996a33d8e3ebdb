import type { Scope } from '../../../platform/scope.ts';
import { readSettings, type SettingRecord } from './setting.reads.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from './setting.rules.ts';
import type { Setting } from './setting.type.ts';

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
