import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Open, Requires } from '../../../platform/graphql/access.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Event, findEvent, Tier } from '../../events/index.ts';
import { acceptsPlayMoney } from './selling.rules.ts';
import { EventSalesInput, PlayMoney, TierSalesInput } from './selling.schema.ts';
import { setEventSales, setTierSales } from './set-sales.ts';

@Resolver(() => Event)
export class SellingResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether play money (MOCK, and the XLM of a test network) can buy tickets.',
  })
  acceptsPlayMoney(@Ctx() { services }: Scope, @Root() event: Event): boolean {
    return acceptsPlayMoney(services.config, event.playMoney);
  }

  @Open()
  @Query(() => PlayMoney, { description: 'Policy of the operator for play money.' })
  playMoney(@Ctx() { services: { config } }: Scope): PlayMoney {
    return { accepted: config.playMoney, marksXlm: config.production && config.ledger.testNetwork };
  }

  @Requires('MANAGE_TIERS')
  @Mutation(() => Event, {
    description: 'Opens or closes the sale of an event, and sets its limits.',
  })
  async setEventSales(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Arg('input', { description: 'Input of the operation.' }) input: EventSalesInput,
  ): Promise<Event> {
    await setEventSales(scope, eventId, input);
    return findEvent(scope, eventId);
  }

  @Requires('MANAGE_TIERS')
  @Mutation(() => Tier, { description: 'Sets when a tier is sold, to whom, and how many tickets per order.' })
  async setTierSales(
    @Ctx() scope: Scope,
    @Arg('tierId', () => ID, { description: 'ID of the tier.' }) tierId: string,
    @Arg('input', { description: 'Input of the operation.' }) input: TierSalesInput,
  ): Promise<Tier> {
    const event = await findEvent(scope, await setTierSales(scope, tierId, input));
    return event.tiers.find((tier) => tier.id === tierId) as Tier;
  }
}
