import { SimpleGrid } from '@mantine/core';
import type { Currency, ReportName, ReportTotals_TotalFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { reportWordTexts, reportTexts as texts } from '../../messages/reports.ts';
import { exactSum } from '../../ui/exact-decimals.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import type { Money } from '../../ui/format-amount.ts';
import { MoneyLines } from '../../ui/MoneyLines.tsx';
import { mainFirst } from '../../ui/main-first.ts';

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

/** Adds the totals of each currency; that of most rows comes first. */
function sumsByCurrency(totals: readonly Total[]): Money[] {
  const sums = new Map<string, { rows: number; amounts: string[] }>();
  for (const { rows, amount } of totals) {
    if (!amount) continue;
    const known = sums.get(amount.currency) ?? { rows: 0, amounts: [] };
    sums.set(amount.currency, { rows: known.rows + rows, amounts: [...known.amounts, amount.amount] });
  }
  return [...sums]
    .sort(([, a], [, b]) => b.rows - a.rows)
    .map(([currency, { amounts }]) => ({ currency, amount: exactSum(amounts) }));
}

const inWords = (word: string): string => {
  const words = word.replaceAll('_', ' ');
  return reportWordTexts[word] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

interface ReportTotalsProps {
  name: ReportName;
  totals: readonly FragmentType<typeof ReportTotalsFragment>[];
  /** Its sums come first. Null: the currency of most rows. */
  mainCurrency: Currency | null;
}

/** Totals of a report. */
export function ReportTotals({ name, totals: refs, mainCurrency }: ReportTotalsProps) {
  const totals = useFragment(ReportTotalsFragment, refs);
  if (totals.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" mb="lg" aria-label={texts.totals} role="group">
      {name === 'SALES' && (
        <FigureCard
          label={texts.revenue}
          value={<MoneyLines sums={mainFirst(sumsByCurrency(totals), mainCurrency)} />}
        />
      )}
      {groupsOf(totals).map((group) => (
        <FigureCard
          key={group.name}
          label={inWords(group.name)}
          value={
            group.amounts.length === 0 ? (
              new Intl.NumberFormat(locale).format(group.rows)
            ) : (
              <MoneyLines sums={mainFirst(group.amounts, mainCurrency)} />
            )
          }
          hint={group.amounts.length > 0 ? texts.rows(group.rows) : undefined}
        />
      ))}
    </SimpleGrid>
  );
}
