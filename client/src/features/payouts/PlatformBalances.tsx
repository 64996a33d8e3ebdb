import { Paper, SimpleGrid, Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import classes from './Payouts.module.css';

const PlatformBalancesFragment = graphql(`
  fragment PlatformBalances_selling on PlatformSelling {
    balances {
      taken {
        ...Money @unmask
      }
      fees {
        ...Money @unmask
      }
      platformFees {
        ...Money @unmask
      }
      refunded {
        ...Money @unmask
      }
      disputed {
        ...Money @unmask
      }
      underWay {
        ...Money @unmask
      }
      paidOut {
        ...Money @unmask
      }
      due {
        ...Money @unmask
      }
    }
  }
`);

const PARTS = ['taken', 'fees', 'platformFees', 'refunded', 'disputed', 'underWay', 'paidOut'] as const;

/** Amounts due to the organiser, one card for each currency, with the amounts that it follows from. */
export function PlatformBalances({
  selling: ref,
}: {
  selling: FragmentType<typeof PlatformBalancesFragment>;
}) {
  const { balances } = useFragment(PlatformBalancesFragment, ref);
  return (
    <SimpleGrid cols={{ base: 1, sm: Math.min(2, balances.length) }}>
      {balances.map((balance) => (
        <Paper key={balance.due.currency} withBorder p="lg">
          <Text c="dimmed" fw={500}>
            {texts.due}
          </Text>
          <Text className={classes.due}>{formatMoney(balance.due)}</Text>
          <Text size="sm" c="dimmed">
            {balance.due.amount.startsWith('-') ? texts.dueBelow : texts.dueHint}
          </Text>
          <dl className={classes.parts}>
            {PARTS.filter((part) => part === 'taken' || Number(balance[part].amount) !== 0).map((part) => (
              <div key={part}>
                <dt>{texts.parts[part]}</dt>
                <dd>{formatMoney(balance[part])}</dd>
              </div>
            ))}
          </dl>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
