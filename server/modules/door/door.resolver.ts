import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import {
  DuringMaintenance,
  Requires,
  Visible,
  visibleTo,
  WithoutKey,
} from '../../platform/graphql/access.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import {
  BY_NAME,
  type NameOrder,
  NameOrderEnum,
  NEWEST_FIRST,
  type TimeOrder,
  TimeOrderEnum,
} from '../../platform/graphql/list-order.ts';
import { Answers } from '../../platform/graphql/mutation-conventions.ts';
import { LongPageArgs, PageArgs } from '../../platform/graphql/page.ts';
import { reference } from '../../platform/graphql/reference.ts';
import { JsonScalar } from '../../platform/graphql/scalars.ts';
import type { Scope } from '../../platform/scope.ts';
import type { DueMethod, ScanOutcome } from '../../platform/vocabulary.ts';
import { findTicket, Ticket } from '../tickets/index.ts';
import { createGate, gateEntries, LONGEST_NAME as LONGEST_GATE_NAME, setGateActive } from './change-gates.ts';
import {
  presentConflict,
  presentGate,
  presentOfflineCheck,
  presentScan,
  presentScanResult,
} from './door.present.ts';
import { listGates, scanConflicts, scanLog, watchEntries } from './door.queries.ts';
import { LONGEST_NAME, mayNameHolder, STAFF_OF_THE_DOOR } from './door.rules.ts';
import {
  EntriesChange,
  Gate,
  GateConnection,
  ScanConflict,
  ScanConflictConnection,
  ScanConnection,
  ScanResult,
  UploadedScan,
  ValidateTicketOfflinePayload,
} from './door.schema.ts';
import { collectDue } from './dues/collect-due.ts';
import { DueMethodEnum } from './dues/dues.schema.ts';
import { LONGEST_REASON, revokeTicket } from './revoke-ticket.ts';
import { checkOffline } from './scans/check-offline.ts';
import { QueuedScanInput, ScanOutcomeEnum, ValidateTicketInput } from './scans/scan-inputs.schema.ts';
import { uploadScans } from './scans/upload-scans.ts';
import { validateTicket } from './scans/validate-ticket.ts';

@Resolver()
export class DoorResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Query(() => GateConnection, { description: 'The gates of an event, by name.' })
  async gates(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
    @Args(() => LongPageArgs) paging: LongPageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<GateConnection> {
    const page = await listGates(scope, eventId, paging.of(order));
    return { ...page, nodes: page.nodes.map(presentGate) };
  }

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

  @Requires('MANAGE_VALIDATORS', 'EDIT_EVENTS')
  @Mutation(() => Gate, { description: 'Adds a gate to an event.' })
  async createGate(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
    @Arg('name', { description: `The name. ${upTo(LONGEST_GATE_NAME)}` }) name: string,
  ): Promise<Gate> {
    return presentGate(await createGate(scope, eventId, name));
  }

  @Requires('MANAGE_VALIDATORS', 'EDIT_EVENTS')
  @Mutation(() => Gate, { description: 'Opens or shuts a gate.' })
  async setGateActive(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('active', { description: 'Whether it is to be used.' }) active: boolean,
  ): Promise<Gate> {
    return presentGate(await setGateActive(scope, id, active));
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
    @Arg('deviceId', { description: `What the device calls itself. ${upTo(LONGEST_NAME)}` }) deviceId: string,
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

  @Requires('REVOKE_TICKETS')
  @Mutation(() => Ticket, { description: 'For ever; gives no place back.' })
  async revokeTicket(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('reason', { description: `Why, in words; it is kept and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Arg('actor', () => String, { nullable: true, description: "Who asks for it, in the caller's words." })
    actor: string | null,
  ): Promise<Ticket> {
    await revokeTicket(scope, { ticketId: id, reason, actor });
    return findTicket(scope, id);
  }

  @Requires('VALIDATE_TICKETS', 'PROCESS_PAYMENTS')
  @DuringMaintenance()
  @Mutation(() => Ticket, { description: 'Records how the amount due at the door was settled.' })
  async collectDue(
    @Ctx() scope: Scope,
    @Arg('ticketId', () => ID, { description: 'The ticket.' }) ticketId: string,
    @Arg('method', () => DueMethodEnum, { description: 'How it was settled.' }) method: DueMethod,
  ): Promise<Ticket> {
    await collectDue(scope, ticketId, method);
    return findTicket(scope, ticketId);
  }

  @Requires(...STAFF_OF_THE_DOOR)
  @Subscription(() => EntriesChange, {
    description: 'Who went in, after each change and at most four times a second.',
    subscribe: ({ context, args }: { context: Scope; args: { eventId: string } }) =>
      watchEntries(context, args.eventId),
  })
  eventEntries(
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    _eventId: string,
    @Root() change: EntriesChange,
  ): EntriesChange {
    return change;
  }
}

@Resolver(() => ScanResult)
export class ScanResultResolver {
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

const HOLDER = visibleTo<ScanConflict>(
  "the organiser's staff with VIEW_PERSONAL_DATA",
  ({ issuerId }, actor) => mayNameHolder(actor, issuerId),
);

@Resolver(() => ScanConflict)
export class ScanConflictResolver {
  @Visible(HOLDER)
  @FieldResolver(() => String, { nullable: true, description: 'For those who may see who holds a ticket.' })
  holderName(@Root() { holder }: ScanConflict): string {
    return holder;
  }
}

@Resolver(() => Gate)
export class GateResolver {
  @FieldResolver(() => Int, { description: 'Distinct tickets that it let in.' })
  entries(@Ctx() scope: Scope, @Root() gate: Gate & { entries?: number }): Promise<number> | number {
    return gate.entries ?? gateEntries(scope, gate.id);
  }
}
