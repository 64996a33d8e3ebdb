import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { ForKeys, Open, Requires, SignedIn } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Event, findEvent } from '../../events/index.ts';
import { mayRefund, Order } from '../../orders/index.ts';
import { findTicket, foundTicket, isHolder, presentBoughtTicket, Ticket } from '../../tickets/index.ts';
import { LONGEST_REASON } from '../refund-order.ts';
import { cancelFoundTicket, cancelTicket } from './cancel-ticket.ts';
import { MAX_STEPS } from './cancellation-policy.rules.ts';
import { MAX_TICKETS, refundTicket, refundTickets } from './refund-ticket.ts';
import { setCancellationPolicy } from './set-cancellation-policy.ts';
import { policyOf, refundOf, refundTermsOf, termsOf } from './ticket-cancellation.queries.ts';
import {
  CancellationStepInput,
  TicketCancellationPolicy,
  TicketCancellationTerms,
  TicketRefund,
  TicketRefundTerms,
} from './ticket-cancellation.schema.ts';

const SHOWN =
  'Refund that the holder was shown, in the currency of the payment. Another one is refused. By default any is accepted.';

@Resolver(() => Ticket)
export class TicketCancellationResolver {
  @SignedIn()
  @ForKeys('sell')
  @Mutation('ticket', () => Ticket, {
    description:
      "Cancels one of the viewer's tickets, within the terms of its event. Its code becomes invalid, and what was paid for it is refunded. Other tickets of the order stay valid. A repeat changes nothing.",
  })
  async cancelTicket(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the ticket.' }) id: string,
    @Input('refund', () => DecimalScalar, { nullable: true, description: SHOWN }) refund: string | null,
  ): Promise<Ticket> {
    await cancelTicket(scope, id, refund ?? null);
    return findTicket(scope, id);
  }

  @Open()
  @Mutation('ticket', () => Ticket, {
    description:
      'Cancels a ticket found by email, with the pass from `openTicketLink` of a link that was requested. The link in a mail with tickets needs a fresh one; see `requestFreshTicketLink`.',
  })
  async cancelFoundTicket(
    @Ctx() scope: Scope,
    @Input('pass', { description: 'Pass returned by `openTicketLink`.' }) pass: string,
    @Input('id', () => ID, { description: 'ID of the ticket.' }) id: string,
    @Input('refund', () => DecimalScalar, { nullable: true, description: SHOWN }) refund: string | null,
  ): Promise<Ticket> {
    await cancelFoundTicket(scope, pass, id, refund ?? null);
    return presentBoughtTicket(await foundTicket(scope, pass, id), null);
  }

  @Requires('MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Mutation('ticket', () => Ticket, {
    description:
      'Refunds one ticket of an order: its code becomes invalid, an amount due is cancelled, and a payment is returned to the account that paid, or the part of it that is given. Other tickets of the order stay valid. A repeat changes nothing.',
  })
  async refundTicket(
    @Ctx() scope: Scope,
    @Input('ticketId', () => ID, { description: 'ID of the ticket.' }) ticketId: string,
    @Input('reason', { description: `Reason in plain text, stored and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Input('amount', () => DecimalScalar, {
      nullable: true,
      description:
        "Amount to return in the currency of the payment, from 0 to `refundTerms.most`. By default by the issuer's rule.",
    })
    amount: string | null,
  ): Promise<Ticket> {
    await refundTicket(scope, ticketId, reason, amount ?? null);
    return findTicket(scope, ticketId);
  }

  @Requires('MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Mutation('order', () => Order, {
    description:
      'Refunds some tickets of an order, all or none of them, each as `refundTicket` does. Other tickets of the order stay valid. A ticket that was refunded before is left as it is.',
  })
  refundTickets(
    @Ctx() scope: Scope,
    @Input('orderId', () => ID, { description: 'ID of the order.' }) orderId: string,
    @Input('ticketIds', () => [ID], { description: `IDs of tickets of the order, up to ${MAX_TICKETS}.` })
    ticketIds: string[],
    @Input('reason', { description: `Reason in plain text, stored and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Input('amount', () => DecimalScalar, {
      nullable: true,
      description:
        "Amount to return for one ticket in the currency of the payment, from 0 to `refundTerms.most`; refused for several. By default by the issuer's rule.",
    })
    amount: string | null,
  ): Promise<Order> {
    return refundTickets(scope, { orderId, ticketIds, reason, amount: amount ?? null });
  }

  @FieldResolver(() => TicketRefundTerms, {
    nullable: true,
    description: 'Terms on which the viewer can refund the ticket now. Null if they cannot.',
  })
  refundTerms(@Ctx() scope: Scope, @Root() ticket: Ticket): Promise<TicketRefundTerms | null> | null {
    return mayRefund(scope.actor, ticket.record) ? refundTermsOf(scope, ticket.id) : null;
  }

  @FieldResolver(() => TicketCancellationTerms, {
    nullable: true,
    description: 'Terms on which the holder can cancel the ticket now. Null if they cannot.',
  })
  cancellationTerms(
    @Ctx() scope: Scope,
    @Root() ticket: Ticket,
  ): Promise<TicketCancellationTerms | null> | null {
    return ticket.status === 'active' ? termsOf(scope, ticket.id) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can cancel the ticket now.' })
  async viewerCanCancel(@Ctx() scope: Scope, @Root() ticket: Ticket): Promise<boolean> {
    if (ticket.status !== 'active' || !isHolder(scope.actor, ticket.record)) return false;
    return (await termsOf(scope, ticket.id)) !== null;
  }

  @FieldResolver(() => TicketRefund, {
    nullable: true,
    description: 'Refund of the ticket. Null while the ticket is valid, and if nothing was paid for it.',
  })
  refund(@Ctx() scope: Scope, @Root() ticket: Ticket): Promise<TicketRefund | null> | null {
    return ticket.status === 'cancelled' ? refundOf(scope, ticket.id) : null;
  }
}

@Resolver(() => Event)
export class CancellationPolicyResolver {
  @FieldResolver(() => TicketCancellationPolicy, {
    description: 'Terms for holders who cancel tickets themselves.',
  })
  cancellationPolicy(@Ctx() scope: Scope, @Root() event: Event): Promise<TicketCancellationPolicy> {
    return policyOf(scope, event.id);
  }

  @Requires('EDIT_EVENTS')
  @Mutation('event', () => Event, {
    description:
      'Sets the terms for holders who cancel tickets themselves. Without `minutes`, they cannot cancel any.',
  })
  async setCancellationPolicy(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: "ID of an event of the caller's issuer." }) eventId: string,
    @Input('minutes', () => Int, { nullable: true, description: 'Minutes before the start, 0 to 86,400.' })
    minutes: number | null,
    @Input('refundsPaid', { description: 'Whether paid tickets can be cancelled, too, and are refunded.' })
    refundsPaid: boolean,
    @Input('steps', () => [CancellationStepInput], {
      nullable: true,
      description: `Shares of the price that are refunded, earliest first; up to ${MAX_STEPS}. By default the whole price.`,
    })
    steps: CancellationStepInput[] | null,
    @Input('keepsFees', () => Boolean, {
      nullable: true,
      description: 'Whether the fees that the payment provider charged are kept. By default not.',
    })
    keepsFees: boolean | null,
  ): Promise<Event> {
    await setCancellationPolicy(scope, eventId, {
      cutoffMinutes: minutes ?? null,
      refundsPaid,
      steps: steps ?? [],
      keepsFees: keepsFees ?? false,
    });
    return findEvent(scope, eventId);
  }
}
