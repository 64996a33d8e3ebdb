import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { DuringMaintenance, Requires, WithoutKey } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Answers } from '../../../platform/graphql/mutation-conventions.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';
import { findTicket, Ticket } from '../../tickets/index.ts';
import { MAX_NAME_LENGTH } from '../door.rules.ts';
import { collectDue } from './collect-due.ts';
import { doorDues } from './dues.queries.ts';
import { DoorDues, DueMethodEnum, NoteCollectedPayload } from './dues.schema.ts';
import { letInUnpaid } from './let-in-unpaid.ts';
import { noteCollected } from './note-collected.ts';

@Resolver()
export class DuesResolver {
  @Requires('VALIDATE_TICKETS')
  @Query(() => DoorDues, {
    description: 'What is to be collected at the door of an event, for a device that may lose its network.',
  })
  doorDues(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'The event whose door it is.' }) eventId: string,
    @Arg('since', () => DateTimeScalar, {
      nullable: true,
      description: 'asOf of an earlier answer, to get what changed. Without it: everything.',
    })
    since: Date | null,
  ): Promise<DoorDues> {
    return doorDues(scope, eventId, since);
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @Answers('stillDue', 'Whether an amount is still due for the ticket.')
  @Mutation(() => Boolean, {
    description:
      'Records that a guest was let in without paying what is due, and by whom. The amount stays due; no door asks for it again by the used ticket. Answers whether it is still due.',
  })
  letInUnpaid(
    @Ctx() scope: Scope,
    @Arg('deviceId', () => String, { description: `The device that scanned. ${upTo(MAX_NAME_LENGTH)}` })
    deviceId: string,
    @Arg('nonce', () => String, { description: `What the device called the scan. ${upTo(MAX_NAME_LENGTH)}` })
    nonce: string,
  ): Promise<boolean> {
    return letInUnpaid(scope, { deviceId, nonce });
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => NoteCollectedPayload, {
    description:
      'Takes over what a device collected with one of its scans. The first for a ticket settles it; a second is kept as what has to be paid back. Repeated, it answers the same.',
  })
  async noteCollected(
    @Ctx() scope: Scope,
    @Arg('deviceId', () => String, { description: `The device that scanned. ${upTo(MAX_NAME_LENGTH)}` })
    deviceId: string,
    @Arg('nonce', () => String, { description: `What the device called the scan. ${upTo(MAX_NAME_LENGTH)}` })
    nonce: string,
    @Arg('method', () => DueMethodEnum, { description: 'How the guest paid.' }) method: DueMethod,
  ): Promise<NoteCollectedPayload> {
    return Object.assign(new NoteCollectedPayload(), await noteCollected(scope, { deviceId, nonce, method }));
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
}
