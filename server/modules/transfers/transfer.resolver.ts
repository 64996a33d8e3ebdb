import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { ForKeys, Open, Requires, SignedIn } from '../../platform/graphql/access.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder, findEvent } from '../events/index.ts';
import {
  findTicket,
  foundTicket,
  isHolder,
  mayEditTicket,
  presentBoughtTicket,
  Ticket,
} from '../tickets/index.ts';
import { setTransferCutoff } from './set-transfer-cutoff.ts';
import { readCutoffs } from './transfer.reads.ts';
import { transfersAreOpen, transfersEnd } from './transfer.rules.ts';
import { NewHolderInput, TicketTransfer } from './transfer.schema.ts';
import { transferFoundTicket, transferTicket } from './transfer-ticket.ts';

const loadCutoffs = batchByKey(readCutoffs);

/** Returns the minutes before the start; null when the organiser allows no transfers. */
async function cutoffOf(scope: Scope, eventId: string): Promise<number | null> {
  const cutoff = await loadCutoffs(scope, eventId);
  return cutoff === undefined ? 0 : cutoff;
}

@Resolver(() => Ticket)
export class TransferResolver {
  @SignedIn()
  @ForKeys('sell')
  @Mutation('transfer', () => TicketTransfer, {
    description:
      "Transfers a ticket. Its code becomes invalid immediately, and the new holder receives a new ticket by email. For the holder until the event's deadline, and for staff who edit tickets. A repeat changes nothing.",
  })
  async transferTicket(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the ticket to transfer.' }) id: string,
    @Input('to', () => NewHolderInput, { description: 'New holder.' }) to: NewHolderInput,
  ): Promise<TicketTransfer> {
    const { oldId, newId, email } = await transferTicket(scope, id, to);
    return { ticket: await findTicket(scope, oldId), newTicketId: newId, email };
  }

  @Open()
  @Mutation('transfer', () => TicketTransfer, {
    description:
      'Transfers a ticket found by email, with the pass from `openTicketLink` of a link that was requested. The link in a mail with tickets needs a fresh one; see `requestFreshTicketLink`.',
  })
  async transferFoundTicket(
    @Ctx() scope: Scope,
    @Input('pass', { description: 'Pass returned by `openTicketLink`.' }) pass: string,
    @Input('id', () => ID, { description: 'ID of the ticket to transfer.' }) id: string,
    @Input('to', () => NewHolderInput, { description: 'New holder.' }) to: NewHolderInput,
  ): Promise<TicketTransfer> {
    const { oldId, newId, email } = await transferFoundTicket(scope, pass, id, to);
    const old = await foundTicket(scope, pass, oldId);
    return { ticket: presentBoughtTicket(old, null), newTicketId: newId, email };
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'Time until which the holder can transfer the ticket. Null if the issuer does not allow transfers.',
  })
  async transfersUntil(@Ctx() scope: Scope, @Root() ticket: Ticket): Promise<Date | null> {
    const { eventId, cutoffMinutes: known } = ticket.record;
    const [event, cutoff] = await Promise.all([
      eventOfHolder(scope, eventId),
      known === undefined ? cutoffOf(scope, eventId) : known,
    ]);
    return transfersEnd(event.startDate, cutoff);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can transfer the ticket now.' })
  async viewerCanTransfer(@Ctx() scope: Scope, @Root() ticket: Ticket): Promise<boolean> {
    if (ticket.status !== 'active') return false;
    if (mayEditTicket(scope.actor, ticket.record)) return true;
    if (!isHolder(scope.actor, ticket.record)) return false;
    return transfersAreOpen(await this.transfersUntil(scope, ticket), scope.clock.now());
  }
}

@Resolver(() => Event)
export class TransferCutoffResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Minutes before the start after which holders can no longer transfer tickets. Null: tickets cannot be transferred.',
  })
  transferCutoff(@Ctx() scope: Scope, @Root() event: Event): Promise<number | null> {
    return cutoffOf(scope, event.id);
  }

  @Requires('EDIT_EVENTS')
  @Mutation('event', () => Event, {
    description: 'Sets the deadline for ticket transfers. Without `minutes`, tickets cannot be transferred.',
  })
  async setTransferCutoff(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: "ID of an event of the caller's issuer." }) eventId: string,
    @Input('minutes', () => Int, { nullable: true, description: 'Minutes before the start, 0 to 86,400.' })
    minutes: number | null,
  ): Promise<Event> {
    await setTransferCutoff(scope, eventId, minutes ?? null);
    return findEvent(scope, eventId);
  }
}
