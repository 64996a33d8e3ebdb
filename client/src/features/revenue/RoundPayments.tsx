import { Anchor, Text, Title } from '@mantine/core';
import { type CSSProperties } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { releaseTexts as texts } from '../../messages/revenue.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import { shortKey } from '../wallet/short-key.ts';
import classes from './RoundDetails.module.css';

const RoundPaymentsFragment = graphql(`
  fragment RoundPayments_round on Round {
    id
    total {
      ...Money @unmask
    }
    payments {
      kind
      name
      destination
      explorerUrl
      amount {
        ...Money @unmask
      }
    }
  }
`);

/** The payments of the transaction, in order: recipient, purpose and share of the total. */
export function RoundPayments({ round: ref }: { round: FragmentType<typeof RoundPaymentsFragment> }) {
  const { payments, total } = useFragment(RoundPaymentsFragment, ref);
  const part = ({ amount }: Money): CSSProperties =>
    ({ '--part': `${(Number(amount) / Number(total.amount)) * 100}%` }) as CSSProperties;
  return (
    <section aria-label={texts.payments}>
      <Title order={3} size="h4">
        {texts.payments}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.paymentsLead}
      </Text>
      <ul className="plain-list">
        {payments.map((payment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a payment is identified by its position in the transaction
          <li key={index} className={classes.payment} style={part(payment.amount)} data-kind={payment.kind}>
            <div className="min-0 break-anywhere">
              <Text fw={600}>{payment.name}</Text>
              <Text size="sm" c="dimmed">
                {texts.kinds[payment.kind]} ·{' '}
                {payment.explorerUrl ? (
                  <Anchor
                    href={payment.explorerUrl}
                    target="_blank"
                    rel="noreferrer"
                    className={classes.code}
                  >
                    {shortKey(payment.destination)}
                  </Anchor>
                ) : (
                  <span className={classes.code} title={payment.destination}>
                    {shortKey(payment.destination)}
                  </span>
                )}
              </Text>
            </div>
            <Text fw={600} className="tabular">
              {formatMoney(payment.amount)}
            </Text>
            <span className={classes.bar} aria-hidden />
          </li>
        ))}
        <li className={classes.total}>
          <Text fw={600}>{texts.paymentsTotal}</Text>
          <Text fw={700} className="tabular">
            {formatMoney(total)}
          </Text>
        </li>
      </ul>
    </section>
  );
}
