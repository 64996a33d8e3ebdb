import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { releaseTexts } from '../../messages/revenue.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { ShortAmount } from '../../ui/ShortAmount.tsx';
import { Signatures } from '../../ui/Signatures.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { RoundActions } from './RoundActions.tsx';
import classes from './RoundDetails.module.css';
import { CancelRound, SignRoundOutside, TriggerAgain } from './RoundDetailsActions.tsx';
import { RoundPayments } from './RoundPayments.tsx';
import { RoundTimeline } from './RoundTimeline.tsx';

const RoundTechnicalFragment = graphql(`
  fragment RoundTechnical_round on Round {
    id
    hash
    envelopeXdr
    transactionHash
    explorerUrl
    ledger
    fee {
      ...Money @unmask
    }
  }
`);

/** Hash, transaction, ledger and fee, for independent checks. */
export function RoundTechnical({ round: ref }: { round: FragmentType<typeof RoundTechnicalFragment> }) {
  const round = useFragment(RoundTechnicalFragment, ref);
  const hash = round.transactionHash ?? round.hash;
  if (!hash) return null;
  const rows: [string, ReactNode][] = [
    [
      releaseTexts.hash,
      <span key="hash" className={classes.copied}>
        <span className={classes.code}>{hash}</span>
        <CopyButton value={hash} label={releaseTexts.copyHash} />
      </span>,
    ],
  ];
  if (round.ledger) rows.push([releaseTexts.ledger, String(round.ledger)]);
  if (round.fee) rows.push([releaseTexts.fee, formatMoney(round.fee)]);
  return (
    <details className={classes.technical}>
      <summary>{releaseTexts.technical}</summary>
      <dl className={classes.facts}>
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={classes.links}>
        {round.envelopeXdr && (
          <CopyButton value={round.envelopeXdr} label={releaseTexts.copyXdr} words={releaseTexts.copyXdr} />
        )}
        {round.explorerUrl && (
          <Anchor href={round.explorerUrl} target="_blank" rel="noreferrer">
            {releaseTexts.explorer}
          </Anchor>
        )}
      </div>
    </details>
  );
}

const RoundDetailsFragment = graphql(`
  fragment RoundDetails_round on Round {
    id
    eventName
    status
    amount {
      ...Money @unmask
    }
    total {
      ...Money @unmask
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
      <div className="break-anywhere">
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
