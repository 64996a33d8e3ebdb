import { Button, type ButtonProps, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSignature } from '@tabler/icons-react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useApproveContractMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { contractPageTexts, partnershipTexts } from '../../../texts/contracts.ts';
import { labelTexts } from '../../../texts/labels.ts';
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
