import { Button, Skeleton, Text } from '@mantine/core';
import { noDeduplication } from '../../apollo/refetch.ts';
import { useReleaseMoneyQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { triggerTexts as texts } from '../../messages/revenue.ts';
import { type Money, twoDecimals } from '../../ui/format-amount.ts';
import { ShortAmount } from '../../ui/ShortAmount.tsx';
import { XlmWorth } from '../rates/XlmWorth.tsx';
import classes from './ReleaseMoney.module.css';
import { useLiveRounds } from './use-live-rounds.ts';

graphql(`
  query ReleaseMoney($contractId: ID!) {
    contract(id: $contractId) {
      id
      financials {
        availableForDistribution {
          ...Money @unmask
        }
        owedExpenses {
          ...Money @unmask
        }
        inOpenRounds {
          ...Money @unmask
        }
        ledgerAsked
      }
    }
  }
`);

interface ReleaseMoneyProps {
  contractId: string;
  /** Called with the available amount, with two decimals. */
  onAll: (amount: string) => void;
}

/** Amount available for release, and the obstacles to more. */
export function ReleaseMoney({ contractId, onAll }: ReleaseMoneyProps) {
  const { data, loading, refetch } = useReleaseMoneyQuery({
    variables: { contractId },
    context: noDeduplication,
    fetchPolicy: 'cache-and-network',
  });
  useLiveRounds(contractId, () => void refetch().catch(() => undefined));
  const money = data?.contract?.financials;
  if (!money) return loading ? <Skeleton height={92} radius="md" /> : null;
  const available = twoDecimals(money.availableForDistribution.amount);
  const rest: [string, Money][] = [
    [texts.inOpen, money.inOpenRounds],
    [texts.owed, money.owedExpenses],
  ];
  return (
    <div className={classes.money} aria-live="polite">
      <div className={classes.available}>
        <div>
          <Text size="sm" c="dimmed">
            {texts.available}
          </Text>
          <ShortAmount money={money.availableForDistribution} fz="xl" />
          <XlmWorth value={money.availableForDistribution.amount} />
        </div>
        {Number(available) > 0 && (
          <Button variant="default" size="sm" onClick={() => onAll(available)}>
            {texts.all}
          </Button>
        )}
      </div>
      <dl className={classes.rest}>
        {rest.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ShortAmount money={value} fw={500} />
            </dd>
          </div>
        ))}
      </dl>
      {Number(money.owedExpenses.amount) > 0 && (
        <Text size="sm" c="dimmed">
          {Number(available) > 0 ? texts.owedWhy : texts.owedTooMuch}
        </Text>
      )}
      {!money.ledgerAsked && <Text size="sm">{texts.notAsked}</Text>}
    </div>
  );
}
