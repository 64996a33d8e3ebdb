import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Open, SignedIn } from '../../graphql/access.ts';
import { TicketHappeningEnum } from '../../graphql/enums.ts';
import type { Scope } from '../../scope.ts';
import { Anchor, AnchorPage, TicketProof } from './anchor.type.ts';
import { findAnchor, listAnchors } from './find-anchor.ts';
import { findTicketProof } from './find-ticket-proof.ts';

@Resolver()
export class AnchorResolver {
  @Open()
  @Query(() => Anchor, { nullable: true, description: 'The transaction on the ledger that holds this root.' })
  anchor(@Ctx() scope: Scope, @Arg('root', () => String) root: string): Promise<Anchor> {
    return findAnchor(scope, root);
  }

  @Open()
  @Query(() => AnchorPage, { description: 'Every root on the ledger, newest first.' })
  anchors(
    @Ctx() scope: Scope,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<AnchorPage> {
    return listAnchors(scope, { first, after: after ?? null });
  }

  @SignedIn()
  @Query(() => TicketProof, {
    nullable: true,
    description: 'For whoever may see the ticket; null as long as the ledger does not have it.',
  })
  ticketProof(
    @Ctx() scope: Scope,
    @Arg('ticketId', () => ID) ticketId: string,
    @Arg('event', () => TicketHappeningEnum, { defaultValue: 'issued' }) event: 'issued' | 'revoked',
  ): Promise<TicketProof | null> {
    return findTicketProof(scope, ticketId, event);
  }
}
