import { Anchor, Skeleton, Table, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { useRevenueMoneyQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { revenueMoneyTexts as texts } from '../../messages/revenue.ts';
import { callTexts } from '../../messages/shell.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import { mainFirst } from '../../ui/main-first.ts';
import classes from './RevenueMoney.module.css';
import { Amounts, SumsTable } from './SumsTable.tsx';

graphql(`
  query RevenueMoney($utcOffset: Int!) {
    dashboard {
      revenueCollected {
        ...Money @unmask
      }
      revenueDue {
        ...Money @unmask
      }
      heldInEscrow {
        ...Money @unmask
      }
      paidToPartners {
        ...Money @unmask
      }
    }
    viewer {
      mainCurrency
    }
    dashboardCharts {
      revenueByEvent(first: 8) {
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
      revenueByMonth(utcOffset: $utcOffset) {
        month
        revenue {
          ...Money @unmask
        }
        collected {
          ...Money @unmask
        }
      }
    }
  }
`);

const FIGURES = ['revenueCollected', 'revenueDue', 'heldInEscrow', 'paidToPartners'] as const;

const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The money of all events: what came in, what is still due, and what partners have or wait for. */
export function RevenueMoney() {
  const { data, error, refetch } = useRevenueMoneyQuery({
    variables: { utcOffset: -new Date().getTimezoneOffset() },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data)
    return <QueryFailure title={callTexts.loadFailed(texts.loaded)} error={error} refetch={refetch} />;
  const charts = data?.dashboardCharts;
  const main = data?.viewer?.mainCurrency ?? data?.dashboard.revenueCollected[0]?.currency ?? null;
  return (
    <section aria-label={texts.title} className={classes.money}>
      <div className={classes.figures}>
        {FIGURES.map((name) => (
          <FigureCard
            key={name}
            label={texts.figures[name]}
            value={data && <Sums sums={mainFirst(data.dashboard[name], main)} />}
            hint={texts.hints[name]}
          />
        ))}
      </div>
      {!charts && <Skeleton height={180} radius="md" />}
      {charts && charts.revenueByMonth.length > 0 && (
        <div className={classes.tables}>
          <SumsTable title={texts.byEvent} heads={[texts.event, texts.sold, texts.due]}>
            {charts.revenueByEvent.map(({ event, name, revenue, due }) => (
              <Table.Tr key={event.id}>
                <Table.Th scope="row" className={classes.name}>
                  <Anchor
                    component={Link}
                    to={tabAddress('events', { event: event.id, part: 'money' })}
                    inherit
                  >
                    {name}
                  </Anchor>
                </Table.Th>
                <Amounts sums={mainFirst(revenue, main)} />
                <Amounts sums={mainFirst(due, main)} />
              </Table.Tr>
            ))}
          </SumsTable>
          <SumsTable title={texts.byMonth} heads={[texts.month, texts.sold, texts.collected]}>
            {charts.revenueByMonth.map(({ month, revenue, collected }) => (
              <Table.Tr key={month}>
                <Table.Th scope="row" className={classes.name}>
                  {monthName.format(new Date(`${month}-01T00:00:00Z`))}
                </Table.Th>
                <Amounts sums={mainFirst(revenue, main)} />
                <Amounts sums={mainFirst(collected, main)} />
              </Table.Tr>
            ))}
          </SumsTable>
        </div>
      )}
    </section>
  );
}

/** The sums of a figure, one line for each currency, the first one large. */
function Sums({ sums }: { sums: readonly Money[] }) {
  const [first, ...others] = sums.filter(({ amount }) => Number(amount) !== 0);
  if (!first) return <span className={classes.none}>{texts.nothing}</span>;
  return (
    <>
      <span className={classes.first}>{formatMoney(first)}</span>
      {others.map((sum) => (
        <Text key={sum.currency} component="span" size="sm" className={classes.other}>
          {formatMoney(sum)}
        </Text>
      ))}
    </>
  );
}
