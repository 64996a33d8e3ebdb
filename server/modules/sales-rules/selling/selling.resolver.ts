import { Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Open, Requires } from '../../../platform/graphql/access.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
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
  @Mutation('event', () => Event, {
    description: 'Opens or closes the sale of an event, and sets its limits.',
  })
  async setEventSales(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @InputFields() input: EventSalesInput,
  ): Promise<Event> {
    await setEventSales(scope, eventId, input);
    return findEvent(scope, eventId);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('tier', () => Tier, {
    description: 'Sets when a tier is sold, to whom, and how many tickets per order.',
  })
  async setTierSales(
    @Ctx() scope: Scope,
    @Input('tierId', () => ID, { description: 'ID of the tier.' }) tierId: string,
    @InputFields() input: TierSalesInput,
  ): Promise<Tier> {
    const event = await findEvent(scope, await setTierSales(scope, tierId, input));
    return event.tiers.find((tier) => tier.id === tierId) as Tier;
  }
}
