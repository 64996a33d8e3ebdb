import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { Topics } from '../../../platform/topics.ts';
import { SystemCache } from '../system-cache.ts';
import { readSettings } from './setting.reads.ts';
import { type SettingValues, valuesOf } from './setting.rules.ts';

/** The current settings, cached in every process. */
export class SettingsStore extends SystemCache<SettingValues> {
  constructor({ db, topics, log }: { db: Database; topics: Topics; log: Log }) {
    super({ topics, log, name: 'the settings', initial: valuesOf(new Map()), read: () => readValues(db) });
  }

  get now(): Readonly<SettingValues> {
    return this.value;
  }
}

async function readValues(db: Database): Promise<SettingValues> {
  return valuesOf(new Map((await readSettings(db)).map(({ name, value }) => [name, value])));
}
