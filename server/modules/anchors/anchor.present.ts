import type { Scope } from '../../platform/scope.ts';
import type { AnchorRecord } from './anchor.record.ts';
import type { Anchor } from './anchor.type.ts';

export function presentAnchor(scope: Scope, record: AnchorRecord): Anchor {
  return {
    number: record.number,
    kind: record.kind,
    root: record.root.toString('hex'),
    size: record.leaf_count,
    network: record.network_name,
    passphrase: record.passphrase,
    account: record.account,
    transactionHash: record.transaction_hash,
    ledger: record.ledger,
    closedAt: record.ledger_closed_at,
    explorerUrl: scope.services.anchors.explorerUrl(record.passphrase, record.transaction_hash),
  };
}
