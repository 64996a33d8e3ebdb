import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { DuringMaintenance, Requires, WithoutKey } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { SOONEST_FIRST, type StartOrder, StartOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Answers } from '../../../platform/graphql/mutation-conventions.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { findGuests, Ticket, ticketReference } from '../../tickets/index.ts';
import { presentScanResult } from '../door.present.ts';
import { MAX_NAME_LENGTH, MAX_UNDO_REASON } from '../door.rules.ts';
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
      'Published events at whose doors one may stand: those to come, and those over for two days at most.',
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
    description: 'What a device keeps to work without a network; see docs/door.md.',
  })
  doorBriefing(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'The event whose door it is.' }) eventId: string,
    @Arg('deviceId', () => String, {
      nullable: true,
      description: `The name of the device that asks: the session is listed with it. ${upTo(MAX_NAME_LENGTH)}`,
    })
    deviceId: string | null,
  ): Promise<DoorBriefing> {
    return doorBriefing(scope, eventId, deviceId ?? null);
  }

  @Requires('VALIDATE_TICKETS')
  @Query(() => [Ticket], {
    description:
      'At most 20 tickets by what a guest says: a name, an address, the first digits of an id. Whoever may not see holders needs the whole name or address.',
  })
  doorGuests(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'The event whose door it is.' }) eventId: string,
    @Arg('search', () => String, { description: 'What the guest says.' }) search: string,
  ): Promise<Ticket[]> {
    return findGuests(scope, eventId, search);
  }

  @Requires('VALIDATE_TICKETS')
  @Query(() => [TestTicket], { description: 'New tickets to try a door with, one of each kind.' })
  testTickets(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'The event whose door it is.' }) eventId: string,
  ): Promise<TestTicket[]> {
    return testTickets(scope, eventId);
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @Answers('result', 'The decision, and the ticket as far as the door may see it.')
  @Mutation(() => ScanResult, {
    description: 'Lets in a guest who was found by name; judged and kept like any scan.',
  })
  async admitGuest(
    @Ctx() scope: Scope,
    @Arg('input', () => AdmitGuestInput, { description: 'The guest and the door.' }) input: AdmitGuestInput,
  ): Promise<ScanResult> {
    return presentScanResult(await admitGuest(scope, input));
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => UndoEntryPayload, {
    description:
      'Takes back an entry: the scan stays, the ticket may go in again. Of one’s own scans; of anybody’s with MANAGE_TICKETS. Repeated, it answers the same.',
  })
  async undoEntry(
    @Ctx() scope: Scope,
    @Arg('deviceId', () => String, { description: `The device that scanned. ${upTo(MAX_NAME_LENGTH)}` })
    deviceId: string,
    @Arg('nonce', () => String, { description: `What the device called the scan. ${upTo(MAX_NAME_LENGTH)}` })
    nonce: string,
    @Arg('reason', () => String, { description: `Why, in words. ${upTo(MAX_UNDO_REASON)}` }) reason: string,
  ): Promise<UndoEntryPayload> {
    const scan = await undoEntry(scope, { deviceId, nonce, reason });
    return Object.assign(new UndoEntryPayload(), { scanId: scan.id, ticketId: scan.ticket_id });
  }
}

@Resolver(() => DoorEvent)
export class DoorEventResolver {
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

@Resolver(() => UndoEntryPayload)
export class UndoEntryResolver {
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
    return ticketReference(scope, info, { id });
  }
}
