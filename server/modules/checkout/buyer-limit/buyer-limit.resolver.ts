import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Requires, Visible, visibleTo } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Event, findEvent } from '../../events/index.ts';
import { allowBuyer } from './allow-buyer.ts';
import { listRefusals } from './buyer-refusal.queries.ts';
import { BuyerRefusal, BuyerRefusalConnection } from './buyer-refusal.schema.ts';
import { setBuyerLimit } from './set-buyer-limit.ts';

const PERSON = visibleTo<BuyerRefusal>(
  "the organiser's staff with VIEW_PERSONAL_DATA",
  ({ showsPerson }) => showsPerson,
);

@Resolver(() => BuyerRefusal)
export class BuyerLimitResolver {
  @Requires('VIEW_SALES')
  @Query(() => BuyerRefusalConnection, {
    description: 'People who were refused by the limit of tickets per person of an event.',
  })
  buyerRefusals(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<BuyerRefusalConnection> {
    return listRefusals(scope, { eventId, page: page.of(order) });
  }

  @Requires('MANAGE_TIERS')
  @Mutation('event', () => Event, {
    description:
      'Limits the tickets that one person gets in all orders of an event. A person is known by email address, phone number, account and payment card. Tickets sold before count as well, except by card. A payment by a card above the limit is refunded.',
  })
  async setBuyerLimit(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Input('most', () => Int, {
      nullable: true,
      description: 'Maximum number of tickets per person, 1 to 1,000. Null removes the limit.',
    })
    most: number | null = null,
  ): Promise<Event> {
    await setBuyerLimit(scope, eventId, most);
    return findEvent(scope, eventId);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('event', () => Event, {
    description:
      'Allows a person who was refused by the limit of tickets per person to buy more of the event.',
  })
  async allowBuyer(
    @Ctx() scope: Scope,
    @Input('refusalId', () => ID, { description: 'ID of the refusal.' }) refusalId: string,
  ): Promise<Event> {
    return findEvent(scope, await allowBuyer(scope, refusalId));
  }

  @Visible(PERSON)
  @FieldResolver(() => String, { nullable: true, description: 'Display name.' })
  name(@Root() { person }: BuyerRefusal): string {
    return person.name;
  }

  @Visible(PERSON)
  @FieldResolver(() => String, { nullable: true, description: 'Email address.' })
  email(@Root() { person }: BuyerRefusal): string {
    return person.email;
  }

  @Visible(PERSON)
  @FieldResolver(() => String, { nullable: true, description: 'Phone number.' })
  phone(@Root() { person }: BuyerRefusal): string {
    return person.phone;
  }
}
