import { BadInput, Failure, faultsWithin } from '../../platform/failures.ts';
import { type Buyer, buyerFaults } from '../orders/index.ts';

/** The organiser's cut-off has passed, or transfers are not allowed. */
export class TransfersClosed extends Failure {
  constructor() {
    super('TRANSFERS_CLOSED', 'conflict', 'Tickets of this event can no longer be passed on.');
  }
}

const MESSAGES = {
  used: 'This ticket was used at the door, so it cannot be passed on.',
  revoked: 'This ticket was revoked, so it cannot be passed on.',
  cancelled: 'This ticket was cancelled, so it cannot be passed on.',
} as const;

export class TicketNotTransferable extends Failure {
  constructor(state: keyof typeof MESSAGES) {
    super('TICKET_NOT_TRANSFERABLE', 'conflict', MESSAGES[state]);
  }
}

/** The ticket was transferred to another holder than the requested one. */
export class AlreadyPassedOn extends Failure {
  constructor() {
    super('ALREADY_PASSED_ON', 'conflict', 'This ticket has already been passed on to someone else.');
  }
}

export class SameHolder extends Failure {
  constructor() {
    super('SAME_HOLDER', 'unprocessable', 'The ticket is in this name already.');
  }
}

/** Two months before the start. */
const MAX_CUTOFF_MINUTES = 86_400;

/** The new holder of a ticket, as entered. */
export interface NamedHolder {
  name: string;
  email: string;
  phone?: string | null | undefined;
}

/** @throws BadInput naming every fault; the phone number is optional */
export function checkedHolder(given: NamedHolder): Buyer {
  const holder = {
    name: given.name.trim(),
    email: given.email.trim().toLowerCase(),
    phone: given.phone?.trim() ?? '',
  };
  const faults = buyerFaults(holder).filter(({ field }) => field !== 'phone' || holder.phone !== '');
  if (faults.length > 0) throw new BadInput(faultsWithin(faults, (field) => `to.${field}`));
  return holder;
}

/** @throws BadInput unless it is null or whole minutes up to two months */
export function checkedCutoff(minutes: number | null): number | null {
  if (minutes === null || (minutes >= 0 && minutes <= MAX_CUTOFF_MINUTES)) return minutes;
  throw new BadInput([
    {
      field: 'minutes',
      code: 'OUT_OF_RANGE',
      min: 0,
      max: MAX_CUTOFF_MINUTES,
      message: 'Give 0 to 86,400 minutes before the start.',
    },
  ]);
}

/**
 * Returns the end of transfers by holders; null when the organiser allows none.
 * @param cutoffMinutes before the start
 */
export function transfersEnd(startAt: Date, cutoffMinutes: number | null): Date | null {
  return cutoffMinutes === null ? null : new Date(startAt.getTime() - cutoffMinutes * 60_000);
}

export function transfersAreOpen(end: Date | null, now: Date): boolean {
  return end !== null && now < end;
}
