import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PartnerRecord } from './partner.record.ts';

/** Tells the organiser's people, once the change is there. */
export function announcePartner(tx: Tx, { id, issuerId }: PartnerRecord): void {
  tx.afterCommit(() =>
    tx.scope.services.topics.publish('partner.changed', issuerId, { issuerId, partnerId: id }),
  );
}
