import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { PartnerRecord } from './partner.record.ts';

/** Notifies the organiser's people of a change of the partner, after the commit. */
export function announcePartner(tx: Tx, { id, issuerId }: PartnerRecord): void {
  tx.afterCommit(() =>
    tx.scope.services.topics.publish('partner.changed', issuerId, { issuerId, partnerId: id }),
  );
}
