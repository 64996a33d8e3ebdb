import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Forbidden } from '../../../failures.ts';
import { Open, Requires } from '../../../graphql/access.ts';
import { OLDEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../graphql/list-order.ts';
import { Lookup } from '../../../graphql/lookup.ts';
import { LongPageArgs } from '../../../graphql/page.ts';
import type { Scope } from '../../../scope.ts';
import { findWaiting } from './find-waiting.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { listWaiting } from './list-waiting.ts';
import { WaitingInput } from './waiting.inputs.ts';
import { WaitingEntry, WaitingEntryConnection, WaitingPlace } from './waiting.type.ts';

/** Shows the value to those who may see it; for others the field is null, with a coded error beside it. */
function shown(scope: Scope, entry: WaitingEntry, field: keyof WaitingEntry['person']): string {
  if (entry.showsPerson) return entry.person[field];
  scope.parts.audit.refused(scope, { operation: `WaitingEntry.${field}`, code: 'FORBIDDEN' });
  throw new Forbidden();
}

@Resolver(() => WaitingEntry)
export class WaitingResolver {
  @Open()
  @Lookup()
  @Query(() => WaitingPlace, { nullable: true, description: 'By the secret of a mailed link.' })
  waitingPlace(@Ctx() scope: Scope, @Arg('token') token: string): Promise<WaitingPlace> {
    return findWaiting(scope, token);
  }

  @Requires('VIEW_SALES')
  @Query(() => WaitingEntryConnection, { description: 'Who waits for places of an event, first come first.' })
  waitingEntries(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID) eventId: string,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, OLDEST_FIRST) order: TimeOrder,
  ): Promise<WaitingEntryConnection> {
    return listWaiting(scope, { eventId, page: page.of(order) });
  }

  @Open()
  @Mutation(() => Boolean, {
    description: 'Waits for places of a tier that is sold out. The answer says nothing of who waits already.',
  })
  async joinWaitingList(@Ctx() scope: Scope, @Arg('input') input: WaitingInput): Promise<boolean> {
    await joinWaitingList(scope, input);
    return true;
  }

  @Open()
  @Mutation(() => Boolean, { description: 'Gives a place in the line up, and what it was offered.' })
  async leaveWaitingList(@Ctx() scope: Scope, @Arg('token') token: string): Promise<boolean> {
    await leaveWaitingList(scope, token);
    return true;
  }

  @FieldResolver(() => String, { nullable: true })
  name(@Ctx() scope: Scope, @Root() entry: WaitingEntry): string {
    return shown(scope, entry, 'name');
  }

  @FieldResolver(() => String, { nullable: true })
  email(@Ctx() scope: Scope, @Root() entry: WaitingEntry): string {
    return shown(scope, entry, 'email');
  }
}
