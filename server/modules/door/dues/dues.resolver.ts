import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { DuringMaintenance, Requires, WithoutKey } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';
import { findTicket, Ticket } from '../../tickets/index.ts';
import { MAX_NAME_LENGTH } from '../door.rules.ts';
import { collectDue } from './collect-due.ts';
import { doorDues } from './dues.queries.ts';
import { DoorDues, DueMethodEnum, NoteCollectedPayload } from './dues.schema.ts';
import { letInUnpaid } from './let-in-unpaid.ts';
import { noteCollected } from './record-collected.ts';

@Resolver()
export class DuesResolver {
  @Requires('VALIDATE_TICKETS')
  @Query(() => DoorDues, {
    description: 'Amounts due at the door of an event, for devices that may lose their network.',
  })
  doorDues(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Arg('since', () => DateTimeScalar, {
      nullable: true,
      description: '`asOf` of an earlier response, to get changes only. Omit it for all data.',
    })
    since: Date | null,
  ): Promise<DoorDues> {
    return doorDues(scope, eventId, since);
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @Mutation('stillDue', () => Boolean, {
    payload: 'Whether an amount is still due for the ticket.',
    description:
      'Records that a guest was admitted without paying the amount due, and by whom. The amount stays due, but doors do not ask for it again for the used ticket. Returns whether it is still due.',
  })
  letInUnpaid(
    @Ctx() scope: Scope,
    @Input('deviceId', () => String, {
      description: `Name of the device that scanned the ticket. ${upTo(MAX_NAME_LENGTH)}`,
    })
    deviceId: string,
    @Input('nonce', () => String, {
      description: `Unique key that the device gave the scan. ${upTo(MAX_NAME_LENGTH)}`,
    })
    nonce: string,
  ): Promise<boolean> {
    return letInUnpaid(scope, { deviceId, nonce });
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => NoteCollectedPayload, {
    description:
      'Records a payment that a device collected with one of its scans. The first for a ticket settles the amount; a second is recorded as an amount to pay back. A repeat returns the same result.',
  })
  async noteCollected(
    @Ctx() scope: Scope,
    @Input('deviceId', () => String, {
      description: `Name of the device that scanned the ticket. ${upTo(MAX_NAME_LENGTH)}`,
    })
    deviceId: string,
    @Input('nonce', () => String, {
      description: `Unique key that the device gave the scan. ${upTo(MAX_NAME_LENGTH)}`,
    })
    nonce: string,
    @Input('method', () => DueMethodEnum, { description: 'Method by which the guest paid.' })
    method: DueMethod,
  ): Promise<NoteCollectedPayload> {
    return Object.assign(new NoteCollectedPayload(), await noteCollected(scope, { deviceId, nonce, method }));
  }

  @Requires('VALIDATE_TICKETS', 'PROCESS_PAYMENTS')
  @DuringMaintenance()
  @Mutation('ticket', () => Ticket, { description: 'Records how an amount due at the door was settled.' })
  async collectDue(
    @Ctx() scope: Scope,
    @Input('ticketId', () => ID, { description: 'ID of the ticket.' }) ticketId: string,
    @Input('method', () => DueMethodEnum, { description: 'How the amount was settled.' }) method: DueMethod,
  ): Promise<Ticket> {
    await collectDue(scope, ticketId, method);
    return findTicket(scope, ticketId);
  }
}
