import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  DuringMaintenance,
  Requires,
  Visible,
  visibleTo,
  WithoutKey,
} from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Answers } from '../../../platform/graphql/mutation-conventions.ts';
import { LongPageArgs, PageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import { JsonScalar } from '../../../platform/graphql/scalars.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ScanOutcome } from '../../../platform/vocabulary.ts';
import { Event, eventReference } from '../../events/index.ts';
import { findTicket, Ticket, ticketReference } from '../../tickets/index.ts';
import { presentConflict, presentOfflineCheck, presentScan, presentScanResult } from '../door.present.ts';
import { listVoidEntries, scanConflicts, scanLog } from '../door.queries.ts';
import { MAX_NAME_LENGTH, mayNameHolder, STAFF_OF_THE_DOOR } from '../door.rules.ts';
import { checkOffline } from './check-offline.ts';
import { ScanConflict, ScanConflictConnection, VoidEntry, VoidEntryConnection } from './incident.schema.ts';
import {
  QueuedScanInput,
  Scan,
  ScanConnection,
  ScanOutcomeEnum,
  ScanResult,
  UploadedScan,
  ValidateTicketInput,
  ValidateTicketOfflinePayload,
} from './scan.schema.ts';
import { uploadScans } from './upload-scans.ts';
import { validateTicket } from './validate-ticket.ts';

const ID_AND_NUMBER =
  'The ticket. Its id and number are always answered; with more it is null for readers who may not see the ticket.';

const HOLDER = visibleTo<{ issuerId: string }>(
  "the organiser's staff with VIEW_PERSONAL_DATA",
  ({ issuerId }, actor) => mayNameHolder(actor, issuerId),
);

@Resolver(() => Scan)
export class ScanResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Query(() => ScanConnection, { description: 'Every scan with its outcome, newest first.' })
  async scans(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      nullable: true,
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string | null,
    @Arg('ticketId', () => ID, { nullable: true, description: 'The ticket.' }) ticketId: string | null,
    @Arg('outcome', () => ScanOutcomeEnum, {
      nullable: true,
      description: 'Only those that were decided so.',
    })
    outcome: ScanOutcome | null,
    @Args(() => PageArgs) paging: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<ScanConnection> {
    const page = await scanLog(scope, { eventId, ticketId, outcome }, paging.of(order));
    return { ...page, nodes: page.nodes.map(presentScan) };
  }

  @Requires('VALIDATE_ONLINE')
  @DuringMaintenance()
  @Answers('result', 'The decision, and the ticket as far as the door may see it.')
  @Mutation(() => ScanResult, { description: 'Scans a ticket; a good scan is the entry, once.' })
  async validateTicket(
    @Ctx() scope: Scope,
    @Arg('input', { description: 'The input.' }) input: ValidateTicketInput,
  ): Promise<ScanResult> {
    return presentScanResult(await validateTicket(scope, input));
  }

  @Requires('VALIDATE_OFFLINE')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => ValidateTicketOfflinePayload, {
    description: 'Checks with the key and snapshot that are given; records nothing.',
  })
  async validateTicketOffline(
    @Ctx() scope: Scope,
    @Arg('ticket', () => JsonScalar, {
      description: 'The ticket file as an object, or its text, or the text of the QR code.',
    })
    ticket: unknown,
    @Arg('publicKey', { description: 'The public key.' }) publicKey: string,
    @Arg('revocationSnapshot', () => JsonScalar, { description: 'The signed list as it was served.' })
    revocationSnapshot: unknown,
  ): Promise<ValidateTicketOfflinePayload> {
    return presentOfflineCheck(await checkOffline(scope, { ticket, publicKey, revocationSnapshot }));
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @WithoutKey()
  @Answers('scans', 'One for each scan of the upload, in its order.')
  @Mutation(() => [UploadedScan], {
    description: 'Takes over what a device scanned without a network; at most 500.',
  })
  uploadScans(
    @Ctx() scope: Scope,
    @Arg('deviceId', { description: `What the device calls itself. ${upTo(MAX_NAME_LENGTH)}` })
    deviceId: string,
    @Arg('clockOffsetMs', () => Int, {
      defaultValue: 0,
      description: 'How far the clock of the device is ahead, in milliseconds.',
    })
    clockOffsetMs: number,
    @Arg('scans', () => [QueuedScanInput], { description: 'What was scanned, in any order.' })
    scans: QueuedScanInput[],
  ): Promise<UploadedScan[]> {
    return uploadScans(scope, { deviceId, clockOffsetMs, scans });
  }

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
    return ticketReference(scope, info, { id: ticketId, ...number });
  }
}

@Resolver(() => ScanConflict)
export class ScanConflictResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Query(() => ScanConflictConnection, { description: 'Tickets that two doors let in, newest first.' })
  async scanConflicts(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
    @Args(() => LongPageArgs) paging: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<ScanConflictConnection> {
    const page = await scanConflicts(scope, eventId, paging.of(order));
    return { ...page, nodes: page.nodes.map(presentConflict) };
  }

  @FieldResolver(() => Ticket, { nullable: true, description: ID_AND_NUMBER })
  ticket(
    @Ctx() scope: Scope,
    @Root() { ticketId: id, ticketNumber: number }: ScanConflict,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ticket | null> | Ticket | null {
    return ticketReference(scope, info, { id, number });
  }

  @Visible(HOLDER)
  @FieldResolver(() => String, { nullable: true, description: 'For those who may see who holds a ticket.' })
  holderName(@Root() { holder }: ScanConflict): string {
    return holder;
  }
}

@Resolver(() => VoidEntry)
export class VoidEntryResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Query(() => VoidEntryConnection, {
    description: 'Tickets that a door without a network let in although they were void, newest first.',
  })
  voidEntries(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'The event whose door it is.' }) eventId: string,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<VoidEntryConnection> {
    return listVoidEntries(scope, eventId, page.of(order));
  }

  @FieldResolver(() => Ticket, { nullable: true, description: ID_AND_NUMBER })
  ticket(
    @Ctx() scope: Scope,
    @Root() { ticketId: id, ticketNumber: number }: VoidEntry,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ticket | null> | Ticket | null {
    return ticketReference(scope, info, { id, number });
  }

  @Visible(HOLDER)
  @FieldResolver(() => String, { nullable: true, description: 'For those who may see who holds a ticket.' })
  holderName(@Root() { holder }: VoidEntry): string {
    return holder;
  }
}

@Resolver(() => ScanResult)
export class ScanResultResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The event of the ticket; null unless this validator may know of it.',
  })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: ScanResult,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event | null {
    return eventId === null ? null : eventReference(scope, info, eventId);
  }

  @FieldResolver(() => Ticket, {
    nullable: true,
    description: 'The ticket; null unless the reader may know of it.',
  })
  ticket(
    @Ctx() scope: Scope,
    @Root() { ticketId }: ScanResult,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ticket> | Ticket | null {
    return ticketId === null ? null : reference(info, { id: ticketId }, () => findTicket(scope, ticketId));
  }
}
