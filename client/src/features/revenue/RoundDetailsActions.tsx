import { Button, Group, Modal, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRepeat } from '@tabler/icons-react';
import { useAttempt } from '../../apollo/use-attempt.ts';
import {
  useCancelRoundMutation,
  useSubmitRoundSignatureMutation,
  useTriggerRoundAgainMutation,
} from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { releaseTexts, revenueTexts } from '../../messages/revenue.ts';
import { externalSigningTexts } from '../../messages/signing.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { SignExternally } from '../signing/SignExternally.tsx';
import { failureSentence, notifyFailure } from './notify-failure.ts';
import { ROUND_LISTS } from './use-live-rounds.ts';
import { useRoundAddress } from './use-round-address.ts';

const CancelRoundFragment = graphql(`
  fragment CancelRound_round on Round {
    id
    viewerCanCancel
  }
`);

graphql(`
  mutation CancelRound($id: ID!, $reason: String) {
    cancelRound(input: { id: $id, reason: $reason }) {
      round {
        id
        status
        ...RoundRow_round
        ...RoundDetails_round
      }
    }
  }
`);

/** Cancels a release for good. Renders nothing for viewers without permission. */
export function CancelRound({ round: ref }: { round: FragmentType<typeof CancelRoundFragment> }) {
  const round = useFragment(CancelRoundFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [cancel, { loading, error }] = useCancelRoundMutation({ refetchQueries: ROUND_LISTS });
  if (!round.viewerCanCancel) return null;
  const confirm = async (reason: string) => {
    const { data } = await cancel({ variables: { id: round.id, reason } }).catch(() => ({ data: null }));
    if (!data) return;
    close();
    const over = data.cancelRound.round.status === 'CANCELLED';
    void notify(over ? 'success' : 'info', over ? releaseTexts.cancelled : releaseTexts.cancelling);
  };
  return (
    <>
      <Button variant="light" color="coral" onClick={open}>
        {releaseTexts.cancel}
      </Button>
      <ReasonDialog
        opened={opened}
        onClose={close}
        title={releaseTexts.cancelTitle}
        label={releaseTexts.cancel}
        reasonLabel={releaseTexts.cancelReason}
        keep={releaseTexts.keep}
        confirm={releaseTexts.cancel}
        loading={loading}
        failure={error ? failureSentence(error, releaseTexts.cancelFailed) : null}
        onConfirm={(reason) => void confirm(reason)}
      >
        <Text>{releaseTexts.cancelBody}</Text>
      </ReasonDialog>
    </>
  );
}

const TriggerAgainFragment = graphql(`
  fragment TriggerAgain_round on Round {
    id
    viewerCanTriggerAgain
  }
`);

graphql(`
  mutation TriggerRoundAgain($id: ID!, $idempotencyKey: String) {
    triggerRoundAgain(input: { id: $id, idempotencyKey: $idempotencyKey }) {
      round {
        id
        ...RoundRow_round
        ...RoundDetails_round
      }
    }
  }
`);

/** Starts the same release again with new signatures; opens the new one in place of the old. */
export function TriggerAgain({ round: ref }: { round: FragmentType<typeof TriggerAgainFragment> }) {
  const round = useFragment(TriggerAgainFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const address = useRoundAddress();
  const attempt = useAttempt();
  const [trigger, { loading }] = useTriggerRoundAgainMutation({ refetchQueries: ROUND_LISTS });
  if (!round.viewerCanTriggerAgain) return null;
  const confirm = async () => {
    try {
      const { data } = await trigger({
        variables: { id: round.id, idempotencyKey: attempt.keyOf(round.id) },
      });
      attempt.settle();
      close();
      void notify('success', revenueTexts.triggered);
      if (data) address.open(data.triggerRoundAgain.round.id);
    } catch (failure) {
      attempt.settle(failure);
      notifyFailure(failure, revenueTexts.triggerFailed);
    }
  };
  return (
    <>
      <Button leftSection={<IconRepeat size={18} aria-hidden />} onClick={open}>
        {releaseTexts.again}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={releaseTexts.againTitle}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Text mb="lg">{releaseTexts.againBody}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {releaseTexts.keep}
          </Button>
          <Button loading={loading} onClick={() => void confirm()}>
            {releaseTexts.againConfirm}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

const SignRoundOutsideFragment = graphql(`
  fragment SignRoundOutside_round on Round {
    id
    hash
    envelopeXdr
    sep7Uri
  }
`);

graphql(`
  mutation SubmitRoundSignature($id: ID!, $envelopeXdr: String!) {
    submitRoundSignature(input: { id: $id, envelopeXdr: $envelopeXdr }) {
      round {
        id
        ...RoundRow_round
        ...RoundDetails_round
      }
    }
  }
`);

/** Signs a release with an external wallet: export, sign, and import. */
export function SignRoundOutside({ round: ref }: { round: FragmentType<typeof SignRoundOutsideFragment> }) {
  const round = useFragment(SignRoundOutsideFragment, ref);
  const [submit, { loading, error }] = useSubmitRoundSignatureMutation({
    context: AS_PERSON,
    refetchQueries: ROUND_LISTS,
  });
  if (!round.envelopeXdr || !round.hash) return null;
  const handIn = async (envelopeXdr: string) => {
    try {
      await submit({ variables: { id: round.id, envelopeXdr } });
      void notify('success', revenueTexts.approved);
    } catch (failure) {
      notifyFailure(failure, revenueTexts.approveFailed);
    }
  };
  return (
    <section aria-label={externalSigningTexts.signTitle}>
      <Title order={3} size="h4">
        {externalSigningTexts.signTitle}
      </Title>
      <Text size="sm" mt={4} mb="sm">
        {releaseTexts.ownKey}
      </Text>
      <SignExternally
        envelopeXdr={round.envelopeXdr}
        sep7Uri={round.sep7Uri ?? null}
        hash={round.hash}
        loading={loading}
        failure={error ? failureSentence(error, revenueTexts.approveFailed) : null}
        onSigned={handIn}
      />
    </section>
  );
}
