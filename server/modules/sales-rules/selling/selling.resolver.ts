import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Requires } from '../../../graphql/access.ts';
import type { Scope } from '../../../scope.ts';
import { Event, findEvent, Tier } from '../../events/index.ts';
import { EventSalesInput, TierSalesInput } from './selling.inputs.ts';
import { setEventSales } from './set-event-sales.ts';
import { setTierSales } from './set-tier-sales.ts';

@Resolver()
export class SellingResolver {
  @Requires('MANAGE_TIERS')
  @Mutation(() => Event, {
    description: 'Opens or stops the sale of an event, and says what one order may hold.',
  })
  async setEventSales(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID) eventId: string,
    @Arg('input') input: EventSalesInput,
  ): Promise<Event> {
    await setEventSales(scope, eventId, input);
    return findEvent(scope, eventId);
  }

  @Requires('MANAGE_TIERS')
  @Mutation(() => Tier, { description: 'Says when a tier is sold, to whom, and how many to one order.' })
  async setTierSales(
    @Ctx() scope: Scope,
    @Arg('tierId', () => ID) tierId: string,
    @Arg('input') input: TierSalesInput,
  ): Promise<Tier> {
    const event = await findEvent(scope, await setTierSales(scope, tierId, input));
    return event.tiers.find((tier) => tier.id === tierId) as Tier;
  }
}
