import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Open, Requires, Visible, visibleTo } from '../../../platform/graphql/access.ts';
import { OLDEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { findWaiting, listWaiting } from './waiting.queries.ts';
import { WaitingEntry, WaitingEntryConnection, WaitingInput, WaitingPlace } from './waiting.schema.ts';

const PERSON = visibleTo<WaitingEntry>(
  "the organiser's staff with VIEW_PERSONAL_DATA",
  ({ showsPerson }) => showsPerson,
);

@Resolver(() => WaitingEntry)
export class WaitingResolver {
  @Open()
  @Lookup()
  @Query(() => WaitingPlace, { nullable: true, description: 'By the secret of a mailed link.' })
  waitingPlace(
    @Ctx() scope: Scope,
    @Arg('token', { description: 'The secret of the mailed link.' }) token: string,
  ): Promise<WaitingPlace> {
    return findWaiting(scope, token);
  }

  @Requires('VIEW_SALES')
  @Query(() => WaitingEntryConnection, { description: 'Who waits for places of an event, first come first.' })
  waitingEntries(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, OLDEST_FIRST) order: TimeOrder,
  ): Promise<WaitingEntryConnection> {
    return listWaiting(scope, { eventId, page: page.of(order) });
  }

  @Open()
  @Mutation(() => Boolean, {
    description: 'Waits for places of a tier that is sold out. The answer says nothing of who waits already.',
  })
  async joinWaitingList(
    @Ctx() scope: Scope,
    @Arg('input', { description: 'The input.' }) input: WaitingInput,
  ): Promise<boolean> {
    await joinWaitingList(scope, input);
    return true;
  }

  @Open()
  @Mutation(() => Boolean, { description: 'Gives a place in the line up, and what it was offered.' })
  async leaveWaitingList(
    @Ctx() scope: Scope,
    @Arg('token', { description: 'The secret of the mailed link.' }) token: string,
  ): Promise<boolean> {
    await leaveWaitingList(scope, token);
    return true;
  }

  @Visible(PERSON)
  @FieldResolver(() => String, { nullable: true, description: 'The name, for people.' })
  name(@Root() { person }: WaitingEntry): string {
    return person.name;
  }

  @Visible(PERSON)
  @FieldResolver(() => String, { nullable: true, description: 'The e-mail address.' })
  email(@Root() { person }: WaitingEntry): string {
    return person.email;
  }
}
