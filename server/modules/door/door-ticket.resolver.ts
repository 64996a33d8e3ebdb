import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Ticket, ticketSeen } from '../tickets/index.ts';
import { UndoEntryPayload } from './app/briefing.type.ts';
import { Scan, ScanConflict } from './door.type.ts';
import { VoidEntry } from './incidents/void-entry.type.ts';

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
