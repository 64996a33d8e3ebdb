import { useEffect, useRef } from 'react';
import type { ContractStatus } from '../../../gql/graphql.ts';
import { useContractChangedSubscription } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { partnershipTexts } from '../../../texts/contracts.ts';
import { notify } from '../../../ui/notify.ts';

graphql(`
  subscription ContractChanged($id: ID!) {
    contractChanged(id: $id) {
      id
      ...ContractView_contract
    }
  }
`);

/** Keeps the page of a contract in step with approvals and with the ledger. */
export function useLiveContract(id: string): void {
  useContractChangedSubscription({ variables: { id }, ignoreResults: true });
}

/** Says so when a contract becomes final before somebody's eyes. */
export function useFinalizedNotice(status: ContractStatus): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'DRAFT' && status === 'FINAL') void notify('success', partnershipTexts.finalized);
    before.current = status;
  }, [status]);
}
