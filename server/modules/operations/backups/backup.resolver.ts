import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { listBackups } from './backup.queries.ts';
import { BackupConnection } from './backup.schema.ts';

@Resolver()
export class BackupResolver {
  @Requires('MANAGE_SYSTEM')
  @Query(() => BackupConnection, { description: 'Backups that can be downloaded, newest first.' })
  backups(
    @Ctx() scope: Scope,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<BackupConnection> {
    return listBackups(scope, page.of(order));
  }
}
