import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Open, Requires } from '../../platform/graphql/access.ts';
import { Answers } from '../../platform/graphql/mutation-conventions.ts';
import type { Subscribing } from '../../platform/graphql/subscribing.ts';
import type { Scope } from '../../platform/scope.ts';
import { setMaintenance } from './maintenance.ts';
import { systemStats, watchMaintenance, watchSystemStats } from './system.queries.ts';
import { MaintenanceMode, SystemStats } from './system.schema.ts';

@Resolver()
export class SystemResolver {
  @Requires('VIEW_SYSTEM_STATS', 'MANAGE_SYSTEM')
  @Query(() => SystemStats, { description: 'Figures and health of the whole product.' })
  systemStats(@Ctx() scope: Scope): Promise<SystemStats> {
    return systemStats(scope);
  }

  @Requires('VIEW_SYSTEM_STATS', 'MANAGE_SYSTEM')
  @Subscription(() => SystemStats, {
    description: 'The figures when something changed, and every few seconds.',
    subscribe: ({ context }: Subscribing) => watchSystemStats(context),
  })
  systemStatsChanged(@Root() stats: SystemStats): SystemStats {
    return stats;
  }

  @Open()
  @Query(() => MaintenanceMode, { description: 'Whether the product is being maintained.' })
  maintenance(@Ctx() scope: Scope): MaintenanceMode {
    return scope.services.maintenance.state;
  }

  @Requires('MANAGE_SYSTEM')
  @Answers('maintenance')
  @Mutation(() => MaintenanceMode, {
    description: 'Turns maintenance on or off; while it is on, only system admins write.',
  })
  setMaintenance(
    @Ctx() scope: Scope,
    @Arg('enabled', () => Boolean, { description: 'Whether it is to be on.' }) enabled: boolean,
  ): Promise<MaintenanceMode> {
    return setMaintenance(scope, enabled);
  }

  @Open()
  @Subscription(() => MaintenanceMode, {
    subscribe: ({ context }: Subscribing) => watchMaintenance(context),
    description: 'Whether the product is being maintained, now and after each change.',
  })
  maintenanceChanged(@Root() mode: MaintenanceMode): MaintenanceMode {
    return mode;
  }
}
