import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Requires, SignedIn } from '../../../graphql/access.ts';
import { DecimalScalar } from '../../../graphql/scalars/index.ts';
import type { Scope } from '../../../scope.ts';
import { listSettingHistory } from './list-setting-history.ts';
import { listSettings } from './list-settings.ts';
import { setSetting } from './set-setting.ts';
import type { SettingName } from './setting.rules.ts';
import { Setting, SettingChangePage, SettingNameEnum } from './setting.type.ts';

@Resolver()
export class SettingResolver {
  @Requires('MANAGE_SYSTEM', 'VIEW_SYSTEM_STATS')
  @Query(() => [Setting])
  settings(@Ctx() scope: Scope): Promise<Setting[]> {
    return listSettings(scope);
  }

  @Requires('MANAGE_SYSTEM', 'VIEW_SYSTEM_STATS')
  @Query(() => SettingChangePage, { description: 'Newest first; changes of exchange rates are among them.' })
  settingHistory(
    @Ctx() scope: Scope,
    @Arg('name', () => SettingNameEnum, { nullable: true }) name: SettingName | null,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<SettingChangePage> {
    return listSettingHistory(scope, { name, first, after });
  }

  @Requires('MANAGE_SYSTEM')
  @Mutation(() => Setting, { description: 'Holds at once, in every process within two seconds.' })
  setSetting(
    @Ctx() scope: Scope,
    @Arg('name', () => SettingNameEnum) name: SettingName,
    @Arg('value', () => String) value: string,
  ): Promise<Setting> {
    return setSetting(scope, name, value);
  }

  @SignedIn()
  @Query(() => DecimalScalar, { description: 'Euro for one US dollar, for approximate figures.' })
  euroRate(@Ctx() { parts }: Scope): string {
    return parts.settings.now.eurRate;
  }
}
