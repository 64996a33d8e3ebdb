import { useEffect, useRef } from 'react';
import { liveRefresh } from '../../apollo/refetch.ts';
import { useTrailingThrottle } from '../../apollo/use-trailing-throttle.ts';
import type { ContractStatus } from '../../gql/graphql.ts';
import {
  useContractChangedSubscription,
  useContractMovedSubscription,
  useContractsChangedSubscription,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { partnershipTexts } from '../../messages/contracts.ts';
import { notify } from '../../ui/notify.ts';

graphql(`
  subscription ContractsChanged {
    contractsChanged {
      contract {
        id
      }
    }
  }
`);

/** Sales change a contract's money: during many sales a list is refetched at most once in this time. */
const SPACE_MS = 1500;

/** Runs `onChange` after contracts that the viewer may see have changed. */
export function useLiveContracts(onChange: () => void): void {
  useContractsChangedSubscription(liveRefresh(useTrailingThrottle(onChange, SPACE_MS)));
}

graphql(`
  subscription ContractMoved($id: ID!) {
    contractChanged(id: $id) {
      id
    }
  }
`);

/** Runs `onMove` after each change of a contract (approval, release, expense), once for several close together. */
export function useContractMoves(id: string, onMove: () => void): void {
  const moved = useTrailingThrottle(onMove, 300);
  useContractMovedSubscription({ variables: { id }, ignoreResults: true, onData: moved });
}

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
