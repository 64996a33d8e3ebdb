import type { ContractStatus } from '../../../gql/graphql.ts';
import { contractTexts } from '../../../texts/partnerships.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

interface ContractStatusBadgeProps {
  status: ContractStatus;
  /** The escrow is being created on the ledger. */
  finalizing: boolean;
}

/** Badge for draft, finalizing or final. */
export function ContractStatusBadge({ status, finalizing }: ContractStatusBadgeProps) {
  if (finalizing) return <StatusBadge status="pending" label={contractTexts.finalizing} />;
  return <StatusBadge status={status} label={contractTexts.statuses[status]} />;
}
