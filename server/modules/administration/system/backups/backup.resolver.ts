import { Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../../../graphql/access.ts';
import type { Scope } from '../../../../scope.ts';
import { Backup } from './backup.type.ts';
import { listBackups } from './list-backups.ts';

@Resolver()
export class BackupResolver {
  @Requires('MANAGE_SYSTEM')
  @Query(() => [Backup])
  backups(@Ctx() scope: Scope): Promise<Backup[]> {
    return listBackups(scope);
  }
}
