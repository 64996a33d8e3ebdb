import type { Module } from '../../platform/module.ts';
import { purgeRosterKeys } from './request-roster-key.ts';
import { RosterResolver } from './roster.resolver.ts';

export const rosters: Module = {
  resolvers: [RosterResolver],
  cleanups: [purgeRosterKeys],
  jobs: (scope) => [{ name: 'rosters.purge', cron: '41 * * * *', run: () => purgeRosterKeys(scope()) }],
};
