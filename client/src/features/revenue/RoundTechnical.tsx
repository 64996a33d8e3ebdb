import { Anchor } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { releaseTexts as texts } from '../../texts/revenue.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import classes from './RoundDetails.module.css';

const RoundTechnicalFragment = graphql(`
  fragment RoundTechnical_round on Round {
    id
    hash
    envelopeXdr
    transactionHash
    explorerUrl
    ledger
    fee {
      amount
      currency
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
      texts.hash,
      <span key="hash" className={classes.copied}>
        <span className={classes.code}>{hash}</span>
        <CopyButton value={hash} label={texts.copyHash} />
      </span>,
    ],
  ];
  if (round.ledger) rows.push([texts.ledger, String(round.ledger)]);
  if (round.fee) rows.push([texts.fee, formatMoney(round.fee)]);
  return (
    <details className={classes.technical}>
      <summary>{texts.technical}</summary>
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
          <CopyButton value={round.envelopeXdr} label={texts.copyXdr} words={texts.copyXdr} />
        )}
        {round.explorerUrl && (
          <Anchor href={round.explorerUrl} target="_blank" rel="noreferrer">
            {texts.explorer}
          </Anchor>
        )}
      </div>
    </details>
  );
}
