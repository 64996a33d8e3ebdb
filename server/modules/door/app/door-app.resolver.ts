import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { DOOR_REASON_LIMITS } from '../../../lib/limits/text-limits.ts';
import { DuringMaintenance, Requires, WithoutKey } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { SOONEST_FIRST, type StartOrder, StartOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { findGuests, Ticket, ticketReference } from '../../tickets/index.ts';
import { presentScanResult } from '../door.present.ts';
import { MAX_NAME_LENGTH } from '../door.rules.ts';
import { AdmitGuestInput, ScanResult } from '../scans/scan.schema.ts';
import { admitGuest } from '../scans/validate-ticket.ts';
import {
  DoorBriefing,
  DoorEvent,
  DoorEventConnection,
  TestTicket,
  UndoEntryPayload,
} from './door-app.schema.ts';
import { doorBriefing, doorEvents } from './door-briefing.ts';
import { testTickets } from './test-tickets.ts';
import { undoEntry } from './undo-entry.ts';

@Resolver()
export class DoorAppResolver {
  @Requires('VALIDATE_TICKETS')
  @Query(() => DoorEventConnection, {
    description:
      'Published events that the viewer can validate tickets for: upcoming events, and events that ended within the last two days.',
  })
  doorEvents(
    @Ctx() scope: Scope,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => StartOrderEnum, SOONEST_FIRST) order: StartOrder,
  ): Promise<DoorEventConnection> {
    return doorEvents(scope, page.of(order));
  }

  @Requires('VALIDATE_TICKETS')
  @Query(() => DoorBriefing, {
    description: 'Data that a door device stores to work offline; see docs/door.md.',
  })
  doorBriefing(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Arg('deviceId', () => String, {
      nullable: true,
      description: `Name of the device, shown in the list of sessions. ${upTo(MAX_NAME_LENGTH)}`,
    })
    deviceId: string | null,
  ): Promise<DoorBriefing> {
    return doorBriefing(scope, eventId, deviceId ?? null);
  }

  @Requires('VALIDATE_TICKETS')
  @Query(() => [Ticket], {
    description:
      'Finds at most 20 tickets by name, address or the first digits of an ID. Without permission to see holders, a search needs the whole name or address.',
  })
  doorGuests(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Arg('search', () => String, { description: 'Search text.' }) search: string,
  ): Promise<Ticket[]> {
    return findGuests(scope, eventId, search);
  }

  @Requires('VALIDATE_TICKETS')
  @Query(() => [TestTicket], { description: 'New tickets to test a door with, one of each kind.' })
  testTickets(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
  ): Promise<TestTicket[]> {
    return testTickets(scope, eventId);
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @Mutation('result', () => ScanResult, {
    payload: 'Decision of the door, and the ticket as far as the caller can see it.',
    description: 'Admits a guest who was found by name. Decided and recorded like any scan.',
  })
  async admitGuest(
    @Ctx() scope: Scope,
    @InputFields(() => AdmitGuestInput)
    input: AdmitGuestInput,
  ): Promise<ScanResult> {
    return presentScanResult(await admitGuest(scope, input));
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => UndoEntryPayload, {
    description:
      'Undoes an entry, or a hand-out. The scan remains, and the ticket can be admitted again, or given the thing again. For scans of the caller or, with MANAGE_TICKETS, of anyone. A repeat returns the same result.',
  })
  async undoEntry(
    @Ctx() scope: Scope,
    @Input('deviceId', () => String, {
      description: `Name of the device that scanned the ticket. ${upTo(MAX_NAME_LENGTH)}`,
    })
    deviceId: string,
    @Input('nonce', () => String, {
      description: `Unique key that the device gave the scan. ${upTo(MAX_NAME_LENGTH)}`,
    })
    nonce: string,
    @Input('reason', () => String, { description: `Reason in plain text. ${upTo(DOOR_REASON_LIMITS.undo)}` })
    reason: string,
  ): Promise<UndoEntryPayload> {
    const scan = await undoEntry(scope, { deviceId, nonce, reason });
    return Object.assign(new UndoEntryPayload(), { scanId: scan.id, ticketId: scan.ticketId });
  }
}

@Resolver(() => DoorEvent)
export class DoorEventResolver {
  @FieldResolver(() => Issuer, {
    nullable: true,
    description: 'Issuer of the event, whose key signs its tickets.',
  })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId, issuerName }: DoorEvent,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return reference(info, { id: issuerId, name: issuerName }, () => issuerSeen(scope, issuerId));
  }
}

@Resolver(() => UndoEntryPayload)
export class UndoEntryResolver {
  @FieldResolver(() => Ticket, {
    nullable: true,
    description:
      'Ticket, which can be admitted again. Its ID is always returned; the object is null if other fields are selected and the viewer cannot see the ticket.',
  })
  ticket(
    @Ctx() scope: Scope,
    @Root() { ticketId: id }: UndoEntryPayload,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ticket | null> | Ticket | null {
    return ticketReference(scope, info, { id });
  }
}
