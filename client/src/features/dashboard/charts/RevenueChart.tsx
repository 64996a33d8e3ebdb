import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { chartTexts as texts } from '../../../messages/dashboard.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { formatEuro, formatShortMoney, type Money } from '../../../ui/format-amount.ts';
import { approximateEuro } from '../../rates/approximate-euro.ts';
import { useEuroRates } from '../../rates/use-euro-rates.ts';
import { ChartCard } from './ChartCard.tsx';
import classes from './Charts.module.css';

const RevenueChartFragment = graphql(`
  fragment RevenueChart_revenue on EventRevenue {
    event {
      id
    }
    name
    revenue {
      ...Money @unmask
    }
    due {
      ...Money @unmask
    }
  }
`);

const amounts = (sums: readonly Money[]): string => sums.map((sum) => formatShortMoney(sum)).join(' + ');

/** Revenue of the best-selling events: in euro for comparison, and exact. */
export function RevenueChart({
  events: refs,
}: {
  events: readonly FragmentType<typeof RevenueChartFragment>[];
}) {
  const rates = useEuroRates();
  const events = useFragment(RevenueChartFragment, refs).map((event) => {
    const euro = rates && approximateEuro(event.revenue, rates);
    return { ...event, euro, size: Math.max(0, Number(euro ?? 0)) };
  });
  const most = Math.max(...events.map(({ size }) => size), 0.01);
  return (
    <ChartCard title={texts.revenue}>
      {events.length === 0 && <Text c="dimmed">{texts.noRevenue}</Text>}
      <ul className={classes.list}>
        {events.map(({ event, name, euro, size, revenue, due }) => (
          <li key={event.id}>
            <div className={classes.line}>
              <Link to={tabAddress('events', { event: event.id })} className={classes.name}>
                {name}
              </Link>
              {euro !== undefined && <span className={classes.figure}>{texts.about(formatEuro(euro))}</span>}
            </div>
            <div className={classes.track} aria-hidden>
              <span style={{ width: `${(size / most) * 100}%` }} />
            </div>
            <Text size="sm" c="dimmed" className="tabular">
              {amounts(revenue)}
              {due.length > 0 && ` · ${texts.stillDue(amounts(due))}`}
            </Text>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
