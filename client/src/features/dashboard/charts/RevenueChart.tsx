import { Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Currency } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { chartTexts as texts } from '../../../messages/dashboard.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { formatShortMoney } from '../../../ui/format-amount.ts';
import { ChartCard } from './ChartCard.tsx';
import classes from './Charts.module.css';
import { revenueByCurrency } from './revenue-by-currency.ts';

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

interface RevenueChartProps {
  events: readonly FragmentType<typeof RevenueChartFragment>[];
  /** Its events come first. Null: the currency of most events. */
  mainCurrency: Currency | null;
}

/** Revenue of the best-selling events in the currency in which they sold; several currencies one below the other. */
export function RevenueChart({ events: refs, mainCurrency }: RevenueChartProps) {
  const groups = revenueByCurrency(useFragment(RevenueChartFragment, refs), mainCurrency);
  return (
    <ChartCard title={texts.revenue}>
      {groups.length === 0 && <Text c="dimmed">{texts.noRevenue}</Text>}
      {groups.map(({ currency, events }) => (
        <section key={currency} aria-label={currency} className={classes.currency}>
          {groups.length > 1 && (
            <Title order={3} size="h6" mb="xs">
              {currency}
            </Title>
          )}
          <ul className={classes.list}>
            {events.map(({ event: { event, name }, revenue, due, share }) => (
              <li key={event.id}>
                <div className={classes.line}>
                  <Link to={tabAddress('events', { event: event.id })} className={classes.name}>
                    {name}
                  </Link>
                  <span className={classes.figure}>{formatShortMoney(revenue)}</span>
                </div>
                <div className={classes.track} aria-hidden>
                  <span style={{ width: `${share * 100}%` }} />
                </div>
                {due && (
                  <Text size="sm" c="dimmed" className="tabular">
                    {texts.stillDue(formatShortMoney(due))}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ChartCard>
  );
}
