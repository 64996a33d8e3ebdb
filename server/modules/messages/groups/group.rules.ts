import { type Actor, actsFor, can, type OfEvent } from '../../../platform/access/actor.ts';
import { BadInput, type FieldFault } from '../../../platform/failures.ts';
import { keyFaults } from '../../../platform/idempotency/keyed-call.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { MessageAudience } from '../../../platform/vocabulary.ts';
import { type MessageText, textFaults, trimmed } from '../message.rules.ts';

/** Users who may edit the event may write to all of its ticket holders. */
export function mayWriteToHolders(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'EDIT_EVENTS') && can(actor, 'SEND_MESSAGES');
}

/** Users who may create the issuer's contracts, and the signatories themselves, may write to the signatories. */
export function mayWriteToSignatories(actor: Actor, contract: OfEvent, isSignatory: boolean): boolean {
  const makes = actsFor(actor, contract) && can(actor, 'CREATE_CONTRACTS');
  return (makes || isSignatory) && can(actor, 'SEND_MESSAGES');
}

/** Users who may edit the issuer's events may write to those who agreed to hear of other events. */
export function mayWriteToFollowers(actor: Actor, issuerId: string): boolean {
  return (
    actsFor(actor, { issuerId, eventId: null }) && can(actor, 'EDIT_EVENTS') && can(actor, 'SEND_MESSAGES')
  );
}

const MAX_TIERS = 50;
const MAX_TICKETS = 500;

/** A group as submitted. */
export interface GroupForm {
  audience: MessageAudience;
  eventId?: string | null;
  tiers?: string[] | null;
  ticketIds?: string[] | null;
  contractId?: string | null;
}

/** The form as submitted. */
export interface GroupMessageForm extends MessageText, GroupForm {}

/** A checked group: the holders of an event's tickets, the signatories of a contract, or the actor's followers. */
export type CheckedGroup =
  | { eventId: string; tiers: string[] | null; ticketIds: string[] | null }
  | { contractId: string }
  | { followers: true };

export interface CheckedGroupMessage extends MessageText {
  group: CheckedGroup;
  idempotencyKey: string | null;
}

/** @throws BadInput naming every fault */
export function checkedGroupMessage(
  form: GroupMessageForm,
  idempotencyKey: string | null,
): CheckedGroupMessage {
  const text = trimmed(form);
  const group = checkedGroup(form, [...textFaults(text), ...keyFaults(idempotencyKey)]);
  return { ...text, group, idempotencyKey };
}

/**
 * @param others faults of the message to the group, named together with those of the group
 * @param path of the group in the input of the call, such as `group.`
 * @throws BadInput naming every fault
 */
export function checkedGroup(form: GroupForm, others: readonly FieldFault[] = [], path = ''): CheckedGroup {
  const tiers = [...new Set(form.tiers ?? [])].sort();
  const ticketIds = [...new Set(form.ticketIds ?? [])].sort();
  const ofGroup = groupFaults(form, tiers, ticketIds);
  const faults = [...ofGroup.map((fault) => ({ ...fault, field: `${path}${fault.field}` })), ...others];
  if (faults.length > 0) throw new BadInput(faults);
  if (form.audience === 'followers') return { followers: true };
  if (form.audience !== 'event_holders') return { contractId: form.contractId ?? '' };
  return {
    eventId: form.eventId ?? '',
    tiers: tiers.length > 0 ? tiers : null,
    ticketIds: ticketIds.length > 0 ? ticketIds : null,
  };
}

function groupFaults(
  { audience, eventId, contractId }: GroupForm,
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
  if (audience === 'followers') {
    if (contractId) faults.push({ field: 'contractId', message: 'Followers belong to an organisation.' });
  } else if (!contractId)
    faults.push({ field: 'contractId', code: 'REQUIRED', message: 'Please choose a contract.' });
  if (eventId) faults.push({ field: 'eventId', message: 'Only ticket holders belong to an event.' });
  if (tiers.length > 0) faults.push({ field: 'tiers', message: 'Only ticket holders have tiers.' });
  if (ticketIds.length > 0) faults.push({ field: 'ticketIds', message: 'Only ticket holders have tickets.' });
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
