import { Anchor, Stack } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { walletTexts } from '../../messages/wallet.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import classes from './Movements.module.css';

const MovementDetailsFragment = graphql(`
  fragment MovementDetails_movement on WalletMovement {
    id
    amount {
      ...Money @unmask
    }
    fee {
      ...Money @unmask
    }
    counterparty
    memo
    transactionHash
    explorerUrl
    occurredAt
    order {
      id
      number
    }
    eventName
  }
`);

const code = (text: string) => <span className={classes.code}>{text}</span>;

/** Details of one movement, exact, with its ledger transaction. */
export function MovementDetails({
  movement: ref,
}: {
  movement: FragmentType<typeof MovementDetailsFragment>;
}) {
  const movement = useFragment(MovementDetailsFragment, ref);
  const rows: [string, ReactNode][] = [
    [labelTexts.amount, <span key="amount">{formatMoney(movement.amount)}</span>],
  ];
  if (movement.fee) rows.push([labelTexts.networkFee, formatMoney(movement.fee)]);
  if (movement.eventName) rows.push([labelTexts.event, movement.eventName]);
  rows.push([labelTexts.when, <Moment key="when" at={movement.occurredAt} />]);
  const technical: [string, ReactNode][] = [];
  if (movement.counterparty)
    technical.push([
      movement.amount.amount.startsWith('-') ? labelTexts.to : labelTexts.from,
      code(movement.counterparty),
    ]);
  if (movement.order)
    technical.push([labelTexts.order, code(`${movement.order.number} · ${movement.order.id}`)]);
  if (movement.memo) technical.push([labelTexts.memo, code(movement.memo)]);
  technical.push([
    labelTexts.transaction,
    <span key="hash">
      {code(movement.transactionHash)}{' '}
      <CopyButton value={movement.transactionHash} label={labelTexts.copyHash} />
    </span>,
  ]);
  return (
    <Stack gap="md">
      <Facts rows={rows} />
      <section aria-label={walletTexts.technical}>
        <h3 className={classes.heading}>{walletTexts.technical}</h3>
        <Facts rows={technical} />
      </section>
      {movement.explorerUrl && (
        <Anchor href={movement.explorerUrl} target="_blank" rel="noreferrer">
          {walletTexts.explorer}
        </Anchor>
      )}
    </Stack>
  );
}

function Facts({ rows }: { rows: [string, ReactNode][] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
