import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { listSettings } from './setting.queries.ts';
import { checkedValue, SETTINGS, type SettingName } from './setting.rules.ts';
import type { Setting } from './setting.schema.ts';
import { writeSetting } from './setting.writes.ts';

/**
 * Sets one for the whole product, with immediate effect. To set the current value changes nothing and is no failure.
 * @throws Unauthenticated, BadInput
 */
export async function setSetting(scope: Scope, name: SettingName, given: string): Promise<Setting> {
  const by = signedIn(scope.actor).userId;
  const value = checkedValue(name, given);
  const { settings, topics } = scope.services;
  await inTransaction(
    scope,
    async (tx) => {
      const before = await writeSetting(tx, { name, value, first: SETTINGS[name].first, by });
      if (before === value) return;
      await tx.audit({
        action: 'setting.change',
        entityType: 'setting',
        entityId: name,
        issuerId: null,
        details: { from: before, to: value },
      });
      tx.afterCommit(async () => {
        await settings.reread();
        topics.publish('system.changed', 'all', { what: 'settings' });
      });
    },
    SYSTEM_TENANCY,
  );
  const all = await listSettings(scope);
  return all.find((setting) => setting.name === name) as Setting;
}
