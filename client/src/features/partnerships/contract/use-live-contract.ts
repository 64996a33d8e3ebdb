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

/** Keeps the page of a contract up to date with approvals and the ledger. */
export function useLiveContract(id: string): void {
  useContractChangedSubscription({ variables: { id }, ignoreResults: true });
}

/** Shows a notice when a contract becomes final while it is on the screen. */
export function useFinalizedNotice(status: ContractStatus): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'DRAFT' && status === 'FINAL') void notify('success', partnershipTexts.finalized);
    before.current = status;
  }, [status]);
}
