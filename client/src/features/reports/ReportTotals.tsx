import { SimpleGrid } from '@mantine/core';
import { Fragment } from 'react';
import type { ReportName, ReportTotals_TotalFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { reportWordTexts, reportTexts as texts } from '../../messages/reports.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { formatEuro, formatShortMoney } from '../../ui/format-amount.ts';
import { approximateEuro } from '../rates/approximate-euro.ts';
import { useEuroRates } from '../rates/use-euro-rates.ts';

const ReportTotalsFragment = graphql(`
  fragment ReportTotals_total on ReportTotal {
    group
    rows
    amount {
      ...Money @unmask
    }
  }
`);

type Total = ReportTotals_TotalFragment;

interface Group {
  name: string;
  rows: number;
  amounts: NonNullable<Total['amount']>[];
}

/** Groups the totals: one card per kind, with its sum in each currency. */
function groupsOf(totals: readonly Total[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { group, rows, amount } of totals) {
    const known = groups.get(group) ?? { name: group, rows: 0, amounts: [] };
    groups.set(group, {
      ...known,
      rows: known.rows + rows,
      amounts: amount ? [...known.amounts, amount] : known.amounts,
    });
  }
  return [...groups.values()];
}

const inWords = (word: string): string => {
  const words = word.replaceAll('_', ' ');
  return reportWordTexts[word] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

interface ReportTotalsProps {
  name: ReportName;
  totals: readonly FragmentType<typeof ReportTotalsFragment>[];
}

/** Totals of a report. */
export function ReportTotals({ name, totals: refs }: ReportTotalsProps) {
  const totals = useFragment(ReportTotalsFragment, refs);
  const rates = useEuroRates();
  if (totals.length === 0) return null;
  const amounts = totals.flatMap(({ amount }) => (amount ? [amount] : []));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" mb="lg" aria-label={texts.totals} role="group">
      {name === 'SALES' && (
        <FigureCard
          label={texts.revenue}
          value={rates && formatEuro(approximateEuro(amounts, rates))}
          hint={texts.atTodaysRates}
        />
      )}
      {groupsOf(totals).map((group) => (
        <FigureCard
          key={group.name}
          label={inWords(group.name)}
          value={
            group.amounts.length === 0
              ? new Intl.NumberFormat(locale).format(group.rows)
              : group.amounts.map((sum, index) => (
                  <Fragment key={sum.currency}>
                    {index > 0 && <br />}
                    {formatShortMoney(sum)}
                  </Fragment>
                ))
          }
          hint={group.amounts.length > 0 ? texts.rows(group.rows) : undefined}
        />
      ))}
    </SimpleGrid>
  );
}
