import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Open, Requires, Visible, visibleTo } from '../../platform/graphql/access.ts';
import { OLDEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { joinWaitingList } from './join-waitlist.ts';
import { leaveWaitingList } from './leave-waitlist.ts';
import { findWaiting, listWaiting } from './waitlist.queries.ts';
import { WaitingEntry, WaitingEntryConnection, WaitingInput, WaitingPlace } from './waitlist.schema.ts';

const PERSON = visibleTo<WaitingEntry>(
  "the organiser's staff with VIEW_PERSONAL_DATA",
  ({ showsPerson }) => showsPerson,
);

@Resolver(() => WaitingEntry)
export class WaitlistResolver {
  @Open()
  @Lookup()
  @Query(() => WaitingPlace, {
    nullable: true,
    description: 'Looks up an entry of the waiting list by the secret from its emailed link.',
  })
  waitingPlace(
    @Ctx() scope: Scope,
    @Arg('token', { description: 'Secret from the emailed link.' }) token: string,
  ): Promise<WaitingPlace> {
    return findWaiting(scope, token);
  }

  @Requires('VIEW_SALES')
  @Query(() => WaitingEntryConnection, { description: 'Waiting list of an event, in order of joining.' })
  waitingEntries(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, OLDEST_FIRST) order: TimeOrder,
  ): Promise<WaitingEntryConnection> {
    return listWaiting(scope, { eventId, page: page.of(order) });
  }

  @Open()
  @Mutation('done', () => Boolean, {
    description:
      'Joins the waiting list of a sold-out tier. The result does not reveal who is already waiting.',
  })
  async joinWaitingList(@Ctx() scope: Scope, @InputFields() input: WaitingInput): Promise<boolean> {
    await joinWaitingList(scope, input);
    return true;
  }

  @Open()
  @Mutation('done', () => Boolean, {
    description: 'Leaves the waiting list and releases any offered tickets.',
  })
  async leaveWaitingList(
    @Ctx() scope: Scope,
    @Input('token', { description: 'Secret from the emailed link.' }) token: string,
  ): Promise<boolean> {
    await leaveWaitingList(scope, token);
    return true;
  }

  @Visible(PERSON)
  @FieldResolver(() => String, { nullable: true, description: 'Display name.' })
  name(@Root() { person }: WaitingEntry): string {
    return person.name;
  }

  @Visible(PERSON)
  @FieldResolver(() => String, { nullable: true, description: 'Email address.' })
  email(@Root() { person }: WaitingEntry): string {
    return person.email;
  }
}
