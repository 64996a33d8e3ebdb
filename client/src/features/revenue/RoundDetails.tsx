import { Group, Stack, Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { releaseTexts } from '../../texts/revenue.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { ShortAmount } from '../../ui/ShortAmount.tsx';
import { Signatures } from '../../ui/Signatures.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CancelRound } from './CancelRound.tsx';
import { RoundActions } from './RoundActions.tsx';
import classes from './RoundDetails.module.css';
import { RoundPayments } from './RoundPayments.tsx';
import { RoundTechnical } from './RoundTechnical.tsx';
import { RoundTimeline } from './RoundTimeline.tsx';
import { SignRoundOutside } from './SignRoundOutside.tsx';
import { TriggerAgain } from './TriggerAgain.tsx';

const RoundDetailsFragment = graphql(`
  fragment RoundDetails_round on Round {
    id
    eventName
    status
    amount {
      amount
      currency
    }
    total {
      amount
      currency
    }
    reason
    requiredSigs
    gathered
    expiresAt
    viewerCanAuthorize
    viewerSignsWith
    ...RoundActions_round
    ...CancelRound_round
    ...TriggerAgain_round
    ...RoundTimeline_round
    ...RoundPayments_round
    ...RoundTechnical_round
    ...SignRoundOutside_round
  }
`);

const OPEN = new Set(['PREPARING', 'PENDING', 'AUTHORIZED']);

/** Details of one release: state, payments, signatures and actions. */
export function RoundDetails({ round: ref }: { round: FragmentType<typeof RoundDetailsFragment> }) {
  const round = useFragment(RoundDetailsFragment, ref);
  const signing = round.viewerCanAuthorize && round.status === 'PENDING' ? round.viewerSignsWith : null;
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <div>
          <Text size="sm" c="dimmed">
            {round.status === 'RELEASED' ? releaseTexts.distributed : releaseTexts.toDistribute}
          </Text>
          <ShortAmount money={round.amount} className={classes.amount} />
          {round.total.amount !== round.amount.amount && (
            <Text size="sm" c="dimmed" className="tabular">
              {releaseTexts.total(formatMoney(round.total))}
            </Text>
          )}
        </div>
        <div className={classes.state}>
          <StatusBadge status={round.status} label={releaseTexts.statuses[round.status]} size="lg" />
          <Signatures
            gathered={round.gathered}
            required={round.requiredSigs}
            words={releaseTexts.signatures(round.gathered, round.requiredSigs)}
          />
        </div>
      </div>
      <div className={classes.reason}>
        <Text fw={500}>{round.reason}</Text>
        <Text size="sm" c="dimmed">
          {round.eventName}
          {OPEN.has(round.status) && (
            <>
              {' '}
              · {releaseTexts.expires} <Moment at={round.expiresAt} />
            </>
          )}
        </Text>
      </div>
      <RoundPayments round={round} />
      {signing === 'PLATFORM' && <Text size="sm">{releaseTexts.platformKey}</Text>}
      {signing === 'OWN' && <SignRoundOutside round={round} />}
      <Group gap="sm" className={classes.actions}>
        <RoundActions round={round} inDetails />
        <TriggerAgain round={round} />
        <CancelRound round={round} />
      </Group>
      <RoundTimeline round={round} />
      <RoundTechnical round={round} />
    </Stack>
  );
}
