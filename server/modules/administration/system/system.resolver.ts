import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Open, Requires } from '../../../graphql/access.ts';
import { Answers } from '../../../graphql/mutation-conventions.ts';
import type { Scope } from '../../../scope.ts';
import { setMaintenance } from './set-maintenance.ts';
import { MaintenanceMode, SystemStats } from './system.type.ts';
import { systemStats } from './system-stats.ts';
import { watchMaintenance } from './watch-maintenance.ts';
import { watchSystemStats } from './watch-system-stats.ts';

@Resolver()
export class SystemResolver {
  @Requires('VIEW_SYSTEM_STATS', 'MANAGE_SYSTEM')
  @Query(() => SystemStats)
  systemStats(@Ctx() scope: Scope): Promise<SystemStats> {
    return systemStats(scope);
  }

  @Requires('VIEW_SYSTEM_STATS', 'MANAGE_SYSTEM')
  @Subscription(() => SystemStats, {
    description: 'The figures when something changed, and every few seconds.',
    subscribe: ({ context }: { context: Scope }) => watchSystemStats(context),
  })
  systemStatsChanged(@Root() stats: SystemStats): SystemStats {
    return stats;
  }

  @Open()
  @Query(() => MaintenanceMode)
  maintenance(@Ctx() scope: Scope): MaintenanceMode {
    return scope.parts.maintenance.state;
  }

  @Requires('MANAGE_SYSTEM')
  @Answers('maintenance')
  @Mutation(() => MaintenanceMode)
  setMaintenance(
    @Ctx() scope: Scope,
    @Arg('enabled', () => Boolean) enabled: boolean,
  ): Promise<MaintenanceMode> {
    return setMaintenance(scope, enabled);
  }

  @Open()
  @Subscription(() => MaintenanceMode, {
    subscribe: ({ context }: { context: Scope }) => watchMaintenance(context),
  })
  maintenanceChanged(@Root() mode: MaintenanceMode): MaintenanceMode {
    return mode;
  }
}
