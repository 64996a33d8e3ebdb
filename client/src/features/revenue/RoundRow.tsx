import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { translated } from '../../language/translated.ts';
import { releaseTexts } from '../../messages/revenue.ts';
import { roundFailureTexts } from '../../messages/staff-reasons.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import lines from '../../ui/lines.module.css';
import { Moment } from '../../ui/Moment.tsx';
import { ShortAmount } from '../../ui/ShortAmount.tsx';
import { Signatures } from '../../ui/Signatures.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { RoundActions } from './RoundActions.tsx';
import classes from './RoundRow.module.css';
import { useRoundAddress } from './use-round-address.ts';

const RoundRowFragment = graphql(`
  fragment RoundRow_round on Round {
    id
    number
    contractName
    eventName
    status
    amount {
      ...Money @unmask
    }
    total {
      ...Money @unmask
    }
    reason
    createdAt
    requiredSigs
    gathered
    failure
    failureCode
    ...RoundActions_round
  }
`);

interface RoundRowProps {
  round: FragmentType<typeof RoundRowFragment>;
  /** Hidden on a contract's own page. */
  contract?: boolean;
}

/** One release: purpose, amount, number of signatures, and the viewer's actions. */
export function RoundRow({ round: ref, contract = true }: RoundRowProps) {
  const round = useFragment(RoundRowFragment, ref);
  const { to } = useRoundAddress();
  const failure = translated(round.failure, round.failureCode, roundFailureTexts);
  const title = contract ? round.contractName : releaseTexts.name(round.number);
  return (
    <li className={lines.item}>
      <div className={lines.what}>
        <Text fw={600} fz="lg">
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {contract && (
            <>
              {round.eventName} · {releaseTexts.name(round.number)} ·{' '}
            </>
          )}
          <Moment at={round.createdAt} isRelative />
        </Text>
      </div>
      <div className={lines.sum}>
        <ShortAmount money={round.amount} fz="lg" />
        <StatusBadge status={round.status} label={releaseTexts.statuses[round.status]} />
      </div>
      <Text className={lines.words}>{round.reason}</Text>
      {round.total.amount !== round.amount.amount && (
        <Text size="sm" c="dimmed" className={`${lines.words} tabular`}>
          {releaseTexts.total(formatMoney(round.total))}
        </Text>
      )}
      {failure && (
        <Text size="sm" c={round.status === 'FAILED' ? 'error' : 'dimmed'} className={lines.words}>
          {failure}
        </Text>
      )}
      <div className={lines.foot}>
        <Signatures
          gathered={round.gathered}
          required={round.requiredSigs}
          words={releaseTexts.signatures(round.gathered, round.requiredSigs)}
        />
        <div className={classes.actions}>
          <Button
            component={Link}
            to={to(round.id)}
            variant="default"
            aria-label={releaseTexts.detailsOf(round.number, round.contractName)}
          >
            {releaseTexts.details}
          </Button>
          <RoundActions round={round} />
        </div>
      </div>
    </li>
  );
}
