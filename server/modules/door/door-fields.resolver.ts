import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { Issuer, issuerSeen } from '../issuers/index.ts';
import { Ticket, ticketSeen } from '../tickets/index.ts';
import { DoorEvent, UndoEntryPayload } from './app/door-app.schema.ts';
import { EntriesChange, Scan, ScanConflict, ScanResult } from './door.schema.ts';
import { VoidEntry } from './void-entry.schema.ts';

@Resolver(() => EntriesChange)
export class EntriesEventResolver {
  @FieldResolver(() => Event, { description: 'The event whose guests went in.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EntriesChange,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}

@Resolver(() => ScanResult)
export class ScanEventResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The event of the ticket; null unless this validator may know of it.',
  })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: ScanResult,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event | null {
    return eventId === null ? null : reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}

@Resolver(() => DoorEvent)
export class DoorIssuerResolver {
  @FieldResolver(() => Issuer, {
    nullable: true,
    description: 'The organiser whose event it is, and whose key signs its tickets.',
  })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId, issuerName }: DoorEvent,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return reference(info, { id: issuerId, name: issuerName }, () => issuerSeen(scope, issuerId));
  }
}

const ID_AND_NUMBER =
  'The ticket. Its id and number are always answered; with more it is null for readers who may not see the ticket.';

@Resolver(() => Scan)
export class ScanTicketResolver {
  @FieldResolver(() => Ticket, {
    nullable: true,
    description:
      'The ticket; null when the code named none. Its id and number are always answered; with more it is null for readers who may not see the ticket.',
  })
  ticket(
    @Ctx() scope: Scope,
    @Root() { ticketId, ticketNumber }: Scan,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ticket | null> | Ticket | null {
    if (ticketId === null) return null;
    const number = ticketNumber === null ? {} : { number: ticketNumber };
    return reference(info, { id: ticketId, ...number }, () => ticketSeen(scope, ticketId));
  }
}

@Resolver(() => ScanConflict)
export class ConflictTicketResolver {
  @FieldResolver(() => Ticket, { nullable: true, description: ID_AND_NUMBER })
  ticket(
    @Ctx() scope: Scope,
    @Root() { ticketId: id, ticketNumber: number }: ScanConflict,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ticket | null> | Ticket | null {
    return reference(info, { id, number }, () => ticketSeen(scope, id));
  }
}

@Resolver(() => VoidEntry)
export class VoidEntryTicketResolver {
  @FieldResolver(() => Ticket, { nullable: true, description: ID_AND_NUMBER })
  ticket(
    @Ctx() scope: Scope,
    @Root() { ticketId: id, ticketNumber: number }: VoidEntry,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ticket | null> | Ticket | null {
    return reference(info, { id, number }, () => ticketSeen(scope, id));
  }
}

@Resolver(() => UndoEntryPayload)
export class UndoneTicketResolver {
  @FieldResolver(() => Ticket, {
    nullable: true,
    description:
      'The ticket, which may go in again. Its id is always answered; with more it is null for readers who may not see the ticket.',
  })
  ticket(
    @Ctx() scope: Scope,
    @Root() { ticketId: id }: UndoEntryPayload,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ticket | null> | Ticket | null {
    return reference(info, { id }, () => ticketSeen(scope, id));
  }
}
