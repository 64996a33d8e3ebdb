import { readFailure } from '../../../apollo/read-failure.ts';
import { useWithdrawContractMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { contractPageTexts, partnershipTexts } from '../../../texts/contracts.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { notify } from '../../../ui/notify.ts';

graphql(`
  mutation WithdrawContract($id: ID!) {
    withdrawContract(input: { id: $id }) {
      contract {
        id
      }
    }
  }
`);

interface WithdrawContractProps {
  contractId: string;
  onWithdrawn: () => void;
}

/** Withdraws a draft. */
export function WithdrawContract({ contractId, onWithdrawn }: WithdrawContractProps) {
  const [withdraw, { loading }] = useWithdrawContractMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'contracts' }),
  });
  const confirm = async (): Promise<void> => {
    try {
      await withdraw({ variables: { id: contractId } });
      void notify('success', contractPageTexts.withdrawn);
      onWithdrawn();
    } catch (failure) {
      const reason = readFailure(failure, partnershipTexts.networkError);
      void notify('error', contractPageTexts.withdrawFailed(reason));
    }
  };
  return (
    <ConfirmButton
      variant="light"
      loading={loading}
      question={contractPageTexts.withdrawQuestion}
      consequence={contractPageTexts.withdrawBody}
      confirmLabel={contractPageTexts.withdraw}
      onConfirm={confirm}
    >
      {contractPageTexts.withdraw}
    </ConfirmButton>
  );
}
