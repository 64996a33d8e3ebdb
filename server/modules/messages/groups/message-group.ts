import { signedIn } from '../../../platform/access/actor.ts';
import { BadInput, Forbidden } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent } from '../../events/index.ts';
import { findIssuer } from '../../issuers/index.ts';
import { findContract, signatoryOf } from '../../revenue-sharing/index.ts';
import { countRecipients } from './batch.reads.ts';
import type { NewBatch } from './batch.writes.ts';
import {
  type CheckedGroup,
  checkedGroup,
  type GroupForm,
  mayWriteToFollowers,
  mayWriteToHolders,
  mayWriteToSignatories,
} from './group.rules.ts';

interface GroupCall {
  operation: string;
  path: string;
}

/** A group that the actor may write to. */
export type Group = Pick<
  NewBatch,
  'audience' | 'issuerId' | 'eventId' | 'tiers' | 'ticketIds' | 'contractId' | 'about'
>;

/**
 * Finds a group that the actor may write to.
 * @param call operation of the API, for the audit log when it is refused, and the path of the group in its input
 * @throws NotFound for an event or contract that the actor may not see, Forbidden, BadInput for an unknown tier
 */
export async function groupOf(scope: Scope, group: CheckedGroup, call: GroupCall): Promise<Group> {
  if ('followers' in group) {
    const { issuerId } = signedIn(scope.actor);
    if (issuerId === null || !mayWriteToFollowers(scope.actor, issuerId)) throw refused(scope, call);
    const { name } = await findIssuer(scope, issuerId);
    return {
      ...{ audience: 'followers', issuerId, about: name },
      ...{ eventId: null, tiers: null, ticketIds: null, contractId: null },
    };
  }
  if ('contractId' in group) {
    const contract = await findContract(scope, group.contractId);
    const isSignatory = signatoryOf(scope.actor, contract) !== undefined;
    if (!mayWriteToSignatories(scope.actor, contract, isSignatory)) throw refused(scope, call);
    const { id, issuerId, name } = contract;
    return {
      ...{ audience: 'contract_signatories', issuerId, about: name },
      ...{ eventId: null, tiers: null, ticketIds: null, contractId: id },
    };
  }
  const event = await findEvent(scope, group.eventId);
  const { id: issuerId } = event.issuer;
  if (!mayWriteToHolders(scope.actor, { issuerId, eventId: event.id })) throw refused(scope, call);
  const unknown = (group.tiers ?? []).filter((name) => !event.tiers.some((tier) => tier.name === name));
  if (unknown.length > 0) {
    const message = `This event has no tier called ${unknown.join(', ')}.`;
    throw new BadInput([{ field: `${call.path}tiers`, code: 'UNKNOWN', message }]);
  }
  return {
    ...{ audience: 'event_holders', issuerId, about: event.name },
    ...{ eventId: event.id, tiers: group.tiers, ticketIds: group.ticketIds, contractId: null },
  };
}

function refused(scope: Scope, { operation }: GroupCall): Forbidden {
  scope.services.audit.refused(scope, { operation, code: 'FORBIDDEN' });
  return new Forbidden();
}

/**
 * Counts the people whom a message to the group would reach now, each once and without the sender.
 * @throws BadInput, NotFound for an event or contract that the actor may not see, Forbidden
 */
export async function countMessageRecipients(scope: Scope, form: GroupForm): Promise<number> {
  const call = { operation: 'messageRecipients', path: 'group.' };
  const group = await groupOf(scope, checkedGroup(form, [], call.path), call);
  return countRecipients(scope, { ...group, senderId: signedIn(scope.actor).userId });
}
