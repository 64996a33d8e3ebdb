import { Button, type ButtonProps, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock, IconSignature } from '@tabler/icons-react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useAttempt } from '../../../apollo/use-attempt.ts';
import {
  useApproveContractMutation,
  useFinalizeContractMutation,
  useWithdrawContractMutation,
} from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { contractPageTexts, partnershipTexts } from '../../../messages/contracts.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { notify } from '../../../ui/notify.ts';

graphql(`
  mutation ApproveContract($id: ID!) {
    approveContract(input: { id: $id }) {
      canFinalize
      message
      contract {
        id
        ...ContractView_contract
      }
    }
  }
`);

interface ApproveContractProps extends ButtonProps {
  contractId: string;
}

/** Approves a contract after a confirmation, because an approval is final. */
export function ApproveContract({ contractId, ...button }: ApproveContractProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [approve, { loading, error }] = useApproveContractMutation();
  const confirm = async (): Promise<void> => {
    try {
      const { data } = await approve({ variables: { id: contractId } });
      close();
      void notify('success', partnershipTexts.approved);
      if (data?.approveContract.canFinalize) void notify('info', partnershipTexts.canFinalize);
    } catch (failure) {
      const reason = readFailure(failure, partnershipTexts.networkError);
      void notify('error', partnershipTexts.approveFailed(reason));
    }
  };
  return (
    <>
      <Button leftSection={<IconSignature size={18} aria-hidden />} {...button} onClick={open}>
        {contractPageTexts.approve}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={contractPageTexts.approveQuestion}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Text mb="lg">{contractPageTexts.approveBody}</Text>
        {error && (
          <FormFailure>
            {partnershipTexts.approveFailed(readFailure(error, partnershipTexts.networkError))}
          </FormFailure>
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            {contractPageTexts.cancel}
          </Button>
          <Button loading={loading} onClick={() => void confirm()} data-autofocus>
            {contractPageTexts.approve}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

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

const FinalizeContractFragment = graphql(`
  fragment FinalizeContract_contract on Contract {
    id
    name
    requiredSigs
    viewerCanFinalize
    signatories {
      id
    }
  }
`);

graphql(`
  mutation FinalizeContract($id: ID!, $idempotencyKey: String) {
    finalizeContract(input: { id: $id, idempotencyKey: $idempotencyKey }) {
      contract {
        id
        finalizing
        ...ContractView_contract
      }
    }
  }
`);

interface FinalizeContractProps {
  contract: FragmentType<typeof FinalizeContractFragment>;
  /** Id of the list of reasons why finalizing is blocked. */
  describedBy: string | undefined;
}

/** Finalizes the contract on the ledger after a confirmation with the consequences. */
export function FinalizeContract({ contract: ref, describedBy }: FinalizeContractProps) {
  const { id, name, requiredSigs, signatories, viewerCanFinalize } = useFragment(
    FinalizeContractFragment,
    ref,
  );
  const [opened, { open, close }] = useDisclosure(false);
  const [finalize, { loading, error }] = useFinalizeContractMutation();
  const attempt = useAttempt();

  const confirm = async (): Promise<void> => {
    try {
      const { data } = await finalize({ variables: { id, idempotencyKey: attempt.keyOf(id) } });
      attempt.settle();
      close();
      if (data?.finalizeContract.contract.finalizing) void notify('info', contractPageTexts.finalizeStarted);
    } catch (failure) {
      attempt.settle(failure);
      const reason = readFailure(failure, partnershipTexts.networkError);
      void notify('error', partnershipTexts.finalizeFailed(reason));
    }
  };

  return (
    <>
      <Button
        color="marigold.5"
        leftSection={<IconLock size={18} aria-hidden />}
        disabled={!viewerCanFinalize}
        aria-describedby={viewerCanFinalize ? undefined : describedBy}
        onClick={open}
      >
        {contractPageTexts.finalize}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={contractPageTexts.finalizeQuestion(name)}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Text mb="lg">{contractPageTexts.finalizeBody(requiredSigs, signatories.length)}</Text>
        {error && (
          <FormFailure>
            {partnershipTexts.finalizeFailed(readFailure(error, partnershipTexts.networkError))}
          </FormFailure>
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close} data-autofocus>
            {contractPageTexts.cancel}
          </Button>
          <Button color="marigold.5" loading={loading} onClick={() => void confirm()}>
            {contractPageTexts.finalize}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
