import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { eventReference } from '../event.queries.ts';
import { Event } from '../event.schema.ts';
import { listPools, poolAfterChange } from './pool.queries.ts';
import { CapacityPool, CapacityPoolChange, CapacityPoolInput, PoolTier } from './pool.schema.ts';
import { changePool, createPool, deletePool } from './save-pool.ts';

@Resolver(() => PoolTier)
export class PoolResolver {
  @FieldResolver(() => Event, { description: 'Event of the tier.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: PoolTier,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return eventReference(scope, info, eventId);
  }

  @Requires('MANAGE_TIERS')
  @Query(() => [CapacityPool], {
    description:
      'Capacity that tiers of an event share, oldest first, and then other capacity of its organiser that they may join, newest first; at most 100.',
  })
  capacityPools(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
  ): Promise<CapacityPool[]> {
    return listPools(scope, eventId);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('capacityPool', () => CapacityPool, {
    description: 'Creates capacity that tiers share. Tickets that are sold or held count at once.',
  })
  async createCapacityPool(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of an event of the organiser.' }) eventId: string,
    @InputFields() input: CapacityPoolInput,
  ): Promise<CapacityPool> {
    return poolAfterChange(scope, await createPool(scope, eventId, input));
  }

  @Requires('MANAGE_TIERS')
  @Mutation('capacityPool', () => CapacityPool, {
    description: 'Changes name, number of places and tiers of a capacity pool. Tickets sold stay valid.',
  })
  async changeCapacityPool(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the capacity pool.' }) id: string,
    @InputFields() input: CapacityPoolChange,
  ): Promise<CapacityPool> {
    await changePool(scope, id, input);
    return poolAfterChange(scope, id);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('deletedId', () => ID, {
    payload: 'ID of the deleted object.',
    description: 'Deletes a capacity pool that no tier shares.',
  })
  async deleteCapacityPool(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the capacity pool.' }) id: string,
  ): Promise<string> {
    await deletePool(scope, id);
    return id;
  }
}
