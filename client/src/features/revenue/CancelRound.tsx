import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useCancelRoundMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { releaseTexts } from '../../texts/revenue.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { ROUND_LISTS } from './round-lists.ts';
import { failureSentence } from './tell-failure.ts';

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
