import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Open, SignedIn } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { findAnchor, findTicketProof, listAnchors } from './anchor.queries.ts';
import { Anchor, AnchorConnection, TicketHappeningEnum, TicketProof } from './anchor.schema.ts';

@Resolver()
export class AnchorResolver {
  @Open()
  @Lookup()
  @Query(() => Anchor, { nullable: true, description: 'Ledger transaction that records the root.' })
  anchor(
    @Ctx() scope: Scope,
    @Arg('root', () => String, { description: 'Merkle root, 64 hexadecimal digits.' }) root: string,
  ): Promise<Anchor> {
    return findAnchor(scope, root);
  }

  @Open()
  @Query(() => AnchorConnection, { description: 'All roots recorded on the ledger, newest first.' })
  anchors(
    @Ctx() scope: Scope,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<AnchorConnection> {
    return listAnchors(scope, page.of(order));
  }

  @SignedIn()
  @Lookup()
  @Query(() => TicketProof, {
    nullable: true,
    description:
      "Proof of a ticket's state on the ledger, for anyone who can see the ticket. Null until the ledger records it.",
  })
  ticketProof(
    @Ctx() scope: Scope,
    @Arg('ticketId', () => ID, { description: 'ID of the ticket.' }) ticketId: string,
    @Arg('event', () => TicketHappeningEnum, {
      defaultValue: 'issued',
      description: 'State change that the proof covers.',
    })
    event: 'issued' | 'revoked',
  ): Promise<TicketProof | null> {
    return findTicketProof(scope, ticketId, event);
  }
}
