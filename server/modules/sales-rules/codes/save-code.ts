import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { lockOwnEvent, mayKnowEvent, mayManageTiers } from '../../events/index.ts';
import { presentCode } from './code.queries.ts';
import type { CodeRecord } from './code.reads.ts';
import { maskedCode } from './code.rules.ts';
import type { SellingCode } from './code.schema.ts';
import { insertCode, lockCode, tierIdsOf, updateCode } from './code.writes.ts';
import { checkedCode, type FilledCode } from './code-input.rules.ts';

/** @throws NotFound, Forbidden, BadInput, CodeTaken */
export async function createCode(scope: Scope, eventId: string, filled: FilledCode): Promise<SellingCode> {
  return inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayManageTiers);
    const code = await insertCode(tx, event, checkedCode(filled, await tierIdsOf(tx, event.id)));
    await note(tx, 'code.create', code);
    return presentCode(code);
  });
}

/**
 * Changes a code. Orders bought with it keep their price, and their uses still count.
 * @throws NotFound, Forbidden, BadInput, CodeTaken
 */
export async function changeCode(scope: Scope, id: string, filled: FilledCode): Promise<SellingCode> {
  return inTransaction(scope, async (tx) => {
    const held = isUuid(id) ? await lockCode(tx, id) : undefined;
    if (!held || !mayKnowEvent(scope.actor, held)) throw new NotFound('code');
    await lockOwnEvent(tx, held.eventId, mayManageTiers);
    const request = checkedCode(filled, await tierIdsOf(tx, held.eventId));
    if (request.mostUses !== null && request.mostUses < held.used) {
      const message = `It was used ${held.used} times already.`;
      throw new BadInput([{ field: 'mostUses', code: 'USED_ALREADY', min: held.used, message }]);
    }
    const code = await updateCode(tx, held, request);
    await note(tx, 'code.change', code);
    return presentCode(code);
  });
}

/** The audit log has more readers than the list of codes, and keeps its entries for ever: the code is masked. */
function note(tx: Tx, action: string, record: CodeRecord): Promise<void> {
  const { id, issuerId, eventId, unitsOff, code, createdAt: _made, ...rest } = record;
  return tx.audit({
    action,
    entityType: 'code',
    entityId: id,
    issuerId,
    details: {
      event_id: eventId,
      code: maskedCode(code),
      ...rest,
      unitsOff: unitsOff === null ? null : String(unitsOff),
    },
  });
}
