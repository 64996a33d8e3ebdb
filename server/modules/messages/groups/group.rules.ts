import { type Actor, actsFor, can } from '../../../platform/access/actor.ts';
import { BadInput, type FieldFault } from '../../../platform/failures.ts';
import { keyFaults } from '../../../platform/idempotency/keyed-call.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { MessageAudience } from '../../../platform/vocabulary.ts';
import { type MessageText, textFaults, trimmed } from '../message.rules.ts';

/** Users who may edit the event may write to all of its ticket holders. */
export function mayWriteToHolders(actor: Actor, event: { issuerId: string }): boolean {
  return actsFor(actor, event.issuerId) && can(actor, 'EDIT_EVENTS') && can(actor, 'SEND_MESSAGES');
}

/** Users who may create the issuer's contracts, and the signatories themselves, may write to the signatories. */
export function mayWriteToSignatories(
  actor: Actor,
  contract: { issuerId: string },
  isSignatory: boolean,
): boolean {
  const makes = actsFor(actor, contract.issuerId) && can(actor, 'CREATE_CONTRACTS');
  return (makes || isSignatory) && can(actor, 'SEND_MESSAGES');
}

const MAX_TIERS = 50;
const MAX_TICKETS = 500;

/** The form as submitted. */
export interface GroupMessageForm extends MessageText {
  audience: MessageAudience;
  eventId?: string | null;
  tiers?: string[] | null;
  ticketIds?: string[] | null;
  contractId?: string | null;
}

/** A checked message; a group is the holders of an event's tickets, or the signatories of a contract. */
export interface CheckedGroupMessage extends MessageText {
  group: { eventId: string; tiers: string[] | null; ticketIds: string[] | null } | { contractId: string };
  idempotencyKey: string | null;
}

/** @throws BadInput naming every fault */
export function checkedGroupMessage(
  form: GroupMessageForm,
  idempotencyKey: string | null,
): CheckedGroupMessage {
  const text = trimmed(form);
  const tiers = [...new Set(form.tiers ?? [])].sort();
  const ticketIds = [...new Set(form.ticketIds ?? [])].sort();
  const faults = [...groupFaults(form, tiers, ticketIds), ...textFaults(text), ...keyFaults(idempotencyKey)];
  if (faults.length > 0) throw new BadInput(faults);
  const group =
    form.audience === 'event_holders'
      ? {
          eventId: form.eventId ?? '',
          tiers: tiers.length > 0 ? tiers : null,
          ticketIds: ticketIds.length > 0 ? ticketIds : null,
        }
      : { contractId: form.contractId ?? '' };
  return { ...text, group, idempotencyKey };
}

function groupFaults(
  { audience, eventId, contractId }: GroupMessageForm,
  tiers: string[],
  ticketIds: string[],
): FieldFault[] {
  const faults: FieldFault[] = [];
  if (audience === 'event_holders') {
    if (!eventId) faults.push({ field: 'eventId', code: 'REQUIRED', message: 'Please choose an event.' });
    if (contractId) faults.push({ field: 'contractId', message: 'Ticket holders belong to an event.' });
    if (tiers.length > MAX_TIERS)
      faults.push({
        field: 'tiers',
        code: 'TOO_MANY',
        max: MAX_TIERS,
        message: 'Please choose fewer tiers.',
      });
    faults.push(...ticketFaults(tiers, ticketIds));
    return faults;
  }
  if (!contractId)
    faults.push({ field: 'contractId', code: 'REQUIRED', message: 'Please choose a contract.' });
  if (eventId) faults.push({ field: 'eventId', message: 'Signatories belong to a contract.' });
  if (tiers.length > 0) faults.push({ field: 'tiers', message: 'Signatories have no tiers.' });
  if (ticketIds.length > 0) faults.push({ field: 'ticketIds', message: 'Signatories have no tickets.' });
  return faults;
}

function ticketFaults(tiers: string[], ticketIds: string[]): FieldFault[] {
  const field = 'ticketIds';
  if (ticketIds.length > MAX_TICKETS) {
    const message = `Please choose at most ${MAX_TICKETS} tickets.`;
    return [{ field, code: 'TOO_MANY', max: MAX_TICKETS, message }];
  }
  if (ticketIds.length > 0 && tiers.length > 0)
    return [{ field, message: 'Please choose either tiers or tickets.' }];
  return ticketIds.every(isUuid) ? [] : [{ field, message: 'A ticket has an ID.' }];
}
