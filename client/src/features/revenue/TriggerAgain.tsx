import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRepeat } from '@tabler/icons-react';
import { useTriggerRoundAgainMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../texts/labels.ts';
import { releaseTexts, revenueTexts } from '../../texts/revenue.ts';
import { notify } from '../../ui/notify.ts';
import { ROUND_LISTS } from './round-lists.ts';
import { tellFailure } from './tell-failure.ts';
import { useAttempt } from './use-attempt.ts';
import { useRoundAddress } from './use-round-address.ts';

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
      tellFailure(failure, revenueTexts.triggerFailed);
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
