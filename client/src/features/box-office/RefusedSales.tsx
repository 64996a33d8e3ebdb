import { Alert, Text } from '@mantine/core';
import { tillTexts } from '../../messages/box-office.ts';
import { formatAmount } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import classes from './Till.module.css';
import type { OfflineSale } from './till-sales.ts';

const texts = tillTexts.refused;
const REASONS: Readonly<Record<string, string>> = texts.reasons;

/** Sales without a network that the service did not record, with the reasons. */
export function RefusedSales({ sales }: { sales: readonly OfflineSale[] }) {
  if (sales.length === 0) return null;
  return (
    <Alert color="coral" variant="light" title={texts.title(sales.length)}>
      <Text size="sm">{texts.lead}</Text>
      <ul className={classes.refused}>
        {sales.map(({ nonce, lines, total, currency, soldAt, refusal = '' }) => (
          <li key={nonce} className="break-anywhere">
            <Moment at={soldAt} /> ·{' '}
            {[
              ...lines.map(({ tier, quantity }) => `${quantity} × ${tier}`),
              currency ? formatAmount(total, currency) : total,
              REASONS[refusal] ?? refusal,
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
