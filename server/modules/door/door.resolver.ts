import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { DOOR_REASON_LIMITS } from '../../lib/limits/text-limits.ts';
import { Requires } from '../../platform/graphql/access.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { BY_NAME, type NameOrder, NameOrderEnum } from '../../platform/graphql/list-order.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../platform/graphql/page.ts';
import type { Subscribing } from '../../platform/graphql/subscribing.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventReference } from '../events/index.ts';
import { findTicket, Ticket, TicketsOutcome } from '../tickets/index.ts';
import { createGate, gateEntries, setGateActive } from './change-gates.ts';
import { presentGate } from './door.present.ts';
import { listGates, watchEntries } from './door.queries.ts';
import { MAX_NAME_LENGTH, STAFF_OF_THE_DOOR } from './door.rules.ts';
import { EntriesChange, Gate, GateConnection } from './door.schema.ts';
import { revokeTicket, revokeTickets } from './revoke-ticket.ts';

@Resolver(() => Gate)
export class GateResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Query(() => GateConnection, { description: 'Gates of an event, by name.' })
  gates(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Args(() => LongPageArgs) paging: LongPageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<GateConnection> {
    return listGates(scope, eventId, paging.of(order));
  }

  @Requires('MANAGE_VALIDATORS', 'EDIT_EVENTS')
  @Mutation('gate', () => Gate, { description: 'Creates a gate for an event.' })
  async createGate(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Input('name', { description: `Name of the gate. ${upTo(MAX_NAME_LENGTH)}` }) name: string,
  ): Promise<Gate> {
    return presentGate(await createGate(scope, eventId, name));
  }

  @Requires('MANAGE_VALIDATORS', 'EDIT_EVENTS')
  @Mutation('gate', () => Gate, { description: 'Opens or closes a gate.' })
  async setGateActive(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the gate.' }) id: string,
    @Input('active', { description: 'Whether the gate is open.' }) active: boolean,
  ): Promise<Gate> {
    return presentGate(await setGateActive(scope, id, active));
  }

  @FieldResolver(() => Int, { description: 'Number of distinct tickets admitted at the gate.' })
  entries(@Ctx() scope: Scope, @Root() gate: Gate & { entries?: number }): Promise<number> | number {
    return gate.entries ?? gateEntries(scope, gate.id);
  }
}

@Resolver(() => EntriesChange)
export class EntriesResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Subscription(() => EntriesChange, {
    description: 'Admissions to an event, after each change and at most four times per second.',
    subscribe: ({ context, args }: Subscribing<{ eventId: string }>) => watchEntries(context, args.eventId),
  })
  eventEntries(
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    _eventId: string,
    @Root() change: EntriesChange,
  ): EntriesChange {
    return change;
  }

  @FieldResolver(() => Event, { description: 'The event.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EntriesChange,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return eventReference(scope, info, eventId);
  }
}

@Resolver()
export class RevocationResolver {
  @Requires('REVOKE_TICKETS')
  @Mutation('ticket', () => Ticket, {
    description: 'Revokes a ticket permanently. Its seat does not go back on sale.',
  })
  async revokeTicket(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the ticket.' }) id: string,
    @Input('reason', {
      description: `Reason in plain text, stored and shown. ${upTo(DOOR_REASON_LIMITS.revoke)}`,
    })
    reason: string,
    @Input('actor', () => String, {
      nullable: true,
      description: 'Person who requested the revocation, in free text.',
    })
    actor: string | null,
  ): Promise<Ticket> {
    await revokeTicket(scope, { ticketId: id, reason, actor });
    return findTicket(scope, id);
  }

  @Requires('REVOKE_TICKETS')
  @Mutation('outcome', () => TicketsOutcome, {
    payload: 'Result for the chosen tickets.',
    description: 'Revokes several tickets permanently, at most 100. Their seats do not go back on sale.',
  })
  revokeTickets(
    @Ctx() scope: Scope,
    @Input('ticketIds', () => [ID], { description: 'IDs of the tickets.' }) ticketIds: string[],
    @Input('reason', {
      description: `Reason in plain text, stored and shown. ${upTo(DOOR_REASON_LIMITS.revoke)}`,
    })
    reason: string,
  ): Promise<TicketsOutcome> {
    return revokeTickets(scope, { ticketIds, reason });
  }
}
