import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { ScanOutcome } from '../../../lib/scan/outcomes.ts';
import type { OfEvent } from '../../../platform/access/actor.ts';
import {
  DuringMaintenance,
  Requires,
  Visible,
  visibleTo,
  WithoutKey,
} from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs, PageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import { JsonScalar } from '../../../platform/graphql/scalars.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Event, eventReference } from '../../events/index.ts';
import { findTicket, Ticket, ticketReference } from '../../tickets/index.ts';
import { presentOfflineCheck, presentScan, presentScanResult } from '../door.present.ts';
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
  'The ticket. ID and number are always returned; the object is null if other fields are selected and the viewer cannot see the ticket.';

const HOLDER = visibleTo<OfEvent>("the organiser's staff with VIEW_PERSONAL_DATA", (object, actor) =>
  mayNameHolder(actor, object),
);

@Resolver(() => Scan)
export class ScanResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Query(() => ScanConnection, { description: 'All scans with their outcome, newest first.' })
  async scans(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      nullable: true,
      description: 'ID of the event. Omit it for all events that the viewer can see.',
    })
    eventId: string | null,
    @Arg('ticketId', () => ID, { nullable: true, description: 'ID of the ticket.' }) ticketId: string | null,
    @Arg('outcome', () => ScanOutcomeEnum, {
      nullable: true,
      description: 'Returns only scans with this outcome.',
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
  @Mutation('result', () => ScanResult, {
    payload: 'Decision of the door, and the ticket as far as the caller can see it.',
    description: 'Validates a ticket at the door. A valid scan records the entry, once.',
  })
  async validateTicket(@Ctx() scope: Scope, @InputFields() input: ValidateTicketInput): Promise<ScanResult> {
    return presentScanResult(await validateTicket(scope, input));
  }

  @Requires('VALIDATE_OFFLINE')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => ValidateTicketOfflinePayload, {
    description: 'Validates a ticket with the given key and snapshot. Records nothing.',
  })
  async validateTicketOffline(
    @Ctx() scope: Scope,
    @Input('ticket', () => JsonScalar, {
      description: 'Ticket file as an object or as text, or text of the QR code.',
    })
    ticket: unknown,
    @Input('publicKey', { description: 'Public key.' }) publicKey: string,
    @Input('revocationSnapshot', () => JsonScalar, {
      description: 'Signed revocation snapshot as returned by the server.',
    })
    revocationSnapshot: unknown,
  ): Promise<ValidateTicketOfflinePayload> {
    return presentOfflineCheck(await checkOffline(scope, { ticket, publicKey, revocationSnapshot }));
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation('scans', () => [UploadedScan], {
    payload: 'Results in the order of the upload.',
    description: 'Uploads scans that a device made offline, at most 500.',
  })
  uploadScans(
    @Ctx() scope: Scope,
    @Input('deviceId', { description: `Name of the device. ${upTo(MAX_NAME_LENGTH)}` })
    deviceId: string,
    @Input('clockOffsetMs', () => Int, {
      defaultValue: 0,
      description: "Milliseconds by which the device's clock is ahead of the server's.",
    })
    clockOffsetMs: number,
    @Input('scans', () => [QueuedScanInput], { description: 'Scans in any order.' })
    scans: QueuedScanInput[],
  ): Promise<UploadedScan[]> {
    return uploadScans(scope, { deviceId, clockOffsetMs, scans });
  }

  @FieldResolver(() => Ticket, {
    nullable: true,
    description:
      'Scanned ticket. Null if the code identified none. ID and number are always returned; the object is null if other fields are selected and the viewer cannot see the ticket.',
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
  @Query(() => ScanConflictConnection, {
    description: 'Tickets that were admitted at two doors, newest first.',
  })
  scanConflicts(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event. Omit it for all events that the viewer can see.',
    })
    eventId: string,
    @Args(() => LongPageArgs) paging: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<ScanConflictConnection> {
    return scanConflicts(scope, eventId, paging.of(order));
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
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the holder. Null if the viewer cannot see ticket holders.',
  })
  holderName(@Root() { holder }: ScanConflict): string {
    return holder;
  }
}

@Resolver(() => VoidEntry)
export class VoidEntryResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Query(() => VoidEntryConnection, {
    description: 'Void tickets that an offline door admitted, newest first.',
  })
  voidEntries(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
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
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the holder. Null if the viewer cannot see ticket holders.',
  })
  holderName(@Root() { holder }: VoidEntry): string {
    return holder;
  }
}

@Resolver(() => ScanResult)
export class ScanResultResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'Event of the ticket. Null if the validator cannot see it.',
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
    description: 'Scanned ticket. Null if the viewer cannot see it.',
  })
  ticket(
    @Ctx() scope: Scope,
    @Root() { ticketId }: ScanResult,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Ticket> | Ticket | null {
    return ticketId === null ? null : reference(info, { id: ticketId }, () => findTicket(scope, ticketId));
  }
}
