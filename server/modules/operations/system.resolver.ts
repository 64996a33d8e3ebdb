import { Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Open, Requires } from '../../platform/graphql/access.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import type { Subscribing } from '../../platform/graphql/subscribing.ts';
import type { Scope } from '../../platform/scope.ts';
import { setMaintenance } from './maintenance.ts';
import { systemStats, watchMaintenance, watchSystemStats } from './system.queries.ts';
import { MaintenanceMode, SystemStats } from './system.schema.ts';

@Resolver()
export class SystemResolver {
  @Requires('VIEW_SYSTEM_STATS', 'MANAGE_SYSTEM')
  @Query(() => SystemStats, { description: 'Figures and health of the whole platform.' })
  systemStats(@Ctx() scope: Scope): Promise<SystemStats> {
    return systemStats(scope);
  }

  @Requires('VIEW_SYSTEM_STATS', 'MANAGE_SYSTEM')
  @Subscription(() => SystemStats, {
    description: 'System figures, after each change and every few seconds.',
    subscribe: ({ context }: Subscribing) => watchSystemStats(context),
  })
  systemStatsChanged(@Root() stats: SystemStats): SystemStats {
    return stats;
  }

  @Open()
  @Query(() => MaintenanceMode, { description: 'Maintenance mode.' })
  maintenance(@Ctx() scope: Scope): MaintenanceMode {
    return scope.services.maintenance.state;
  }

  @Requires('MANAGE_SYSTEM')
  @Mutation('maintenance', () => MaintenanceMode, {
    description:
      'Enables or disables maintenance mode. While it is enabled, only system admins can make changes.',
  })
  setMaintenance(
    @Ctx() scope: Scope,
    @Input('enabled', () => Boolean, { description: 'Whether maintenance mode is enabled.' })
    enabled: boolean,
  ): Promise<MaintenanceMode> {
    return setMaintenance(scope, enabled);
  }

  @Open()
  @Subscription(() => MaintenanceMode, {
    subscribe: ({ context }: Subscribing) => watchMaintenance(context),
    description: 'Maintenance mode, now and after each change.',
  })
  maintenanceChanged(@Root() mode: MaintenanceMode): MaintenanceMode {
    return mode;
  }
}
