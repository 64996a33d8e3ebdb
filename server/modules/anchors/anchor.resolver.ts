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
  @Query(() => Anchor, { nullable: true, description: 'The transaction on the ledger that holds this root.' })
  anchor(
    @Ctx() scope: Scope,
    @Arg('root', () => String, { description: 'The root of the tree, 64 hexadecimal digits.' }) root: string,
  ): Promise<Anchor> {
    return findAnchor(scope, root);
  }

  @Open()
  @Query(() => AnchorConnection, { description: 'Every root on the ledger, newest first.' })
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
    description: 'For whoever may see the ticket; null as long as the ledger does not have it.',
  })
  ticketProof(
    @Ctx() scope: Scope,
    @Arg('ticketId', () => ID, { description: 'The ticket.' }) ticketId: string,
    @Arg('event', () => TicketHappeningEnum, {
      defaultValue: 'issued',
      description: 'What happened to the ticket.',
    })
    event: 'issued' | 'revoked',
  ): Promise<TicketProof | null> {
    return findTicketProof(scope, ticketId, event);
  }
}
