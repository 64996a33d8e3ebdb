import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Requires, SignedIn } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { PageArgs } from '../../../platform/graphql/page.ts';
import { DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { Scope } from '../../../platform/scope.ts';
import { setSetting } from './set-setting.ts';
import { listSettingHistory, listSettings } from './setting.queries.ts';
import type { SettingName } from './setting.rules.ts';
import { Setting, SettingChangeConnection, SettingNameEnum } from './setting.schema.ts';

@Resolver()
export class SettingResolver {
  @Requires('MANAGE_SYSTEM', 'VIEW_SYSTEM_STATS')
  @Query(() => [Setting], {
    description: 'All settings that system admins can change at run time.',
  })
  settings(@Ctx() scope: Scope): Promise<Setting[]> {
    return listSettings(scope);
  }

  @Requires('MANAGE_SYSTEM', 'VIEW_SYSTEM_STATS')
  @Query(() => SettingChangeConnection, {
    description: 'Changes of settings and exchange rates, newest first.',
  })
  settingHistory(
    @Ctx() scope: Scope,
    @Arg('name', () => SettingNameEnum, { nullable: true, description: 'Name of the setting.' })
    name: SettingName | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<SettingChangeConnection> {
    return listSettingHistory(scope, { name, page: page.of(order) });
  }

  @Requires('MANAGE_SYSTEM')
  @Mutation('setting', () => Setting, {
    description: 'Changes a setting. Takes effect immediately, and in every process within two seconds.',
  })
  setSetting(
    @Ctx() scope: Scope,
    @Input('name', () => SettingNameEnum, { description: 'Name of the setting.' }) name: SettingName,
    @Input('value', () => String, { description: 'New value.' }) value: string,
  ): Promise<Setting> {
    return setSetting(scope, name, value);
  }

  @SignedIn()
  @Query(() => DecimalScalar, { description: 'Euros per US dollar, for approximate figures.' })
  euroRate(@Ctx() { services }: Scope): string {
    return services.settings.now.eurRate;
  }
}
