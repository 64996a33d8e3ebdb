import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useRef } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useFinalizeContractMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { contractPageTexts, partnershipTexts } from '../../../texts/contracts.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { notify } from '../../../ui/notify.ts';
import { newIdempotencyKey } from '../../purchases/new-idempotency-key.ts';
import { outcomeKnown } from '../../purchases/wallet/outcome-known.ts';

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
  const attempt = useRef<string | null>(null);

  const confirm = async (): Promise<void> => {
    attempt.current ??= newIdempotencyKey();
    try {
      const { data } = await finalize({ variables: { id, idempotencyKey: attempt.current } });
      attempt.current = null;
      close();
      if (data?.finalizeContract.contract.finalizing) void notify('info', contractPageTexts.finalizeStarted);
    } catch (failure) {
      if (outcomeKnown(failure)) attempt.current = null;
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
