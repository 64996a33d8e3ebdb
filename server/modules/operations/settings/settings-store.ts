import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log.ts';
import type { Topics } from '../../../platform/topics.ts';
import { type MaintenanceState, readSystemState } from '../system.reads.ts';
import { SystemCache } from '../system-cache.ts';
import { type SettingValues, valuesOf } from './setting.rules.ts';

interface SettingsDependencies {
  db: Database;
  topics: Topics;
  log: Log;
  /** Takes the maintenance mode, which is read in the same statement: an idle process polls for both at once. */
  maintenance: Pick<SystemCache<MaintenanceState>, 'accept'>;
}

/** The current settings, cached in every process. */
export class SettingsStore extends SystemCache<SettingValues> {
  constructor({ db, topics, log, maintenance }: SettingsDependencies) {
    const read = async (): Promise<SettingValues> => {
      const state = await readSystemState(db);
      maintenance.accept(state.maintenance);
      return valuesOf(new Map(Object.entries(state.settings)));
    };
    super({ topics, log, name: 'the settings', initial: valuesOf(new Map()), read });
  }

  get now(): Readonly<SettingValues> {
    return this.value;
  }
}
