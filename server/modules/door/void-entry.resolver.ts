import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Requires, Visible, visibleTo } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { LongPageArgs } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { listVoidEntries } from './door.queries.ts';
import { mayNameHolder, STAFF_OF_THE_DOOR } from './door.rules.ts';
import { VoidEntry, VoidEntryConnection } from './void-entry.schema.ts';

const HOLDER = visibleTo<VoidEntry>("the organiser's staff with VIEW_PERSONAL_DATA", ({ issuerId }, actor) =>
  mayNameHolder(actor, issuerId),
);

@Resolver(() => VoidEntry)
export class VoidEntryResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Query(() => VoidEntryConnection, {
    description: 'Tickets that a door without a network let in although they were void, newest first.',
  })
  voidEntries(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'The event whose door it is.' }) eventId: string,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<VoidEntryConnection> {
    return listVoidEntries(scope, eventId, page.of(order));
  }

  @Visible(HOLDER)
  @FieldResolver(() => String, { nullable: true, description: 'For those who may see who holds a ticket.' })
  holderName(@Root() { holder }: VoidEntry): string {
    return holder;
  }
}
