import type { Module } from '../../platform/module.ts';
import { PersonalDataResolver } from './personal-data.resolver.ts';
import { purgeExpired } from './purge-expired.ts';
import { RetentionResolver } from './retention.resolver.ts';

export const privacy: Module = {
  resolvers: [PersonalDataResolver, RetentionResolver],
  jobs: (scope) => [{ name: 'privacy.purge', cron: '11 2 * * *', run: () => purgeExpired(scope()) }],
  cleanups: [purgeExpired],
};
