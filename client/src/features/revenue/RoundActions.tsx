import { Button } from '@mantine/core';
import { IconSend, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { useAttempt } from '../../apollo/use-attempt.ts';
import { useAuthorizeRoundMutation, useExecuteRoundMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { translated } from '../../language/translated.ts';
import { releaseTexts, revenueTexts } from '../../messages/revenue.ts';
import { roundFailureTexts } from '../../messages/staff-reasons.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { notify } from '../../ui/notify.ts';
import { ConfirmRound } from './ConfirmRound.tsx';
import { notifyFailure } from './notify-failure.ts';
import { ROUND_LISTS } from './use-live-rounds.ts';
import { useRoundAddress } from './use-round-address.ts';

const RoundActionsFragment = graphql(`
  fragment RoundActions_round on Round {
    id
    number
    contract {
      id
    }
    contractName
    status
    viewerCanAuthorize
    viewerSignsWith
    viewerCanExecute
  }
`);

graphql(`
  mutation AuthorizeRound($id: ID!) {
    authorizeRound(input: { id: $id }) {
      round {
        id
        ...RoundRow_round
        ...RoundDetails_round
      }
    }
  }
`);

graphql(`
  mutation ExecuteRound($id: ID!, $idempotencyKey: String) {
    executeRound(input: { id: $id, paymentMethod: STELLAR, idempotencyKey: $idempotencyKey }) {
      round {
        id
        status
        failure
        failureCode
        ...RoundRow_round
        ...RoundDetails_round
      }
    }
  }
`);

interface RoundActionsProps {
  round: FragmentType<typeof RoundActionsFragment>;
  /** Whether it is inside the details, which already contain the form for an external wallet. */
  inDetails?: boolean;
}

/** Next action of a release: Approve while signatures are missing, Release Funds when complete. */
export function RoundActions({ round: ref, inDetails = false }: RoundActionsProps) {
  const round = useFragment(RoundActionsFragment, ref);
  const { open } = useRoundAddress();
  const [authorize, { loading: signing }] = useAuthorizeRoundMutation({
    context: AS_PERSON,
    refetchQueries: ROUND_LISTS,
  });
  const [execute, { loading: releasing }] = useExecuteRoundMutation({
    context: AS_PERSON,
    refetchQueries: ROUND_LISTS,
  });
  const attempt = useAttempt();
  const [confirming, setConfirming] = useState<'approve' | 'release' | null>(null);
  const { id, number, contractName } = round;
  const own = round.viewerSignsWith === 'OWN';

  const approve = async () => {
    try {
      await authorize({ variables: { id } });
      void notify('success', revenueTexts.approved);
    } catch (failure) {
      notifyFailure(failure, revenueTexts.approveFailed);
    }
  };

  const release = async () => {
    try {
      const { data } = await execute({ variables: { id, idempotencyKey: attempt.keyOf(id) } });
      attempt.settle();
      const done = data?.executeRound.round;
      if (done?.status === 'FAILED') {
        const reason = translated(done.failure, done.failureCode, roundFailureTexts);
        void notify('error', revenueTexts.releaseFailed(reason ?? releaseTexts.failed));
      } else if (done?.status === 'RELEASED') void notify('success', revenueTexts.released);
      else void notify('info', releaseTexts.onTheWay);
    } catch (failure) {
      attempt.settle(failure);
      notifyFailure(failure, revenueTexts.releaseFailed);
    }
  };

  const confirm = confirming && (
    <ConfirmRound
      round={round}
      action={confirming}
      opened
      onClose={() => setConfirming(null)}
      onConfirm={() => void (confirming === 'approve' ? approve() : release())}
    />
  );

  if (round.status === 'PENDING' && round.viewerCanAuthorize && !(own && inDetails)) {
    return (
      <>
        {confirm}
        <Button
          loading={signing}
          onClick={() => (own ? open(id) : setConfirming('approve'))}
          leftSection={<IconSignature size={18} aria-hidden />}
          aria-label={releaseTexts.approveNamed(number, contractName)}
        >
          {releaseTexts.approve}
        </Button>
      </>
    );
  }
  if (round.status !== 'AUTHORIZED' || !round.viewerCanExecute) return null;
  return (
    <>
      {confirm}
      <Button
        color="marigold.5"
        loading={releasing}
        onClick={() => setConfirming('release')}
        leftSection={<IconSend size={18} aria-hidden />}
        aria-label={releaseTexts.releaseNamed(number, contractName)}
      >
        {releaseTexts.release}
      </Button>
    </>
  );
}
