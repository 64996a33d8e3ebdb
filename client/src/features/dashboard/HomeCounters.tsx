import { SimpleGrid } from '@mantine/core';
import {
  type Icon,
  IconBuildingStore,
  IconCalendarEvent,
  IconCalendarStar,
  IconCircleCheck,
  IconClockHour4,
  IconCoin,
  IconFileText,
  IconListDetails,
  IconTicket,
  IconUsers,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type {
  Currency,
  HomeCounters_FiguresFragment,
  HomeCounters_WalletFragment,
} from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { dashboardTexts as texts } from '../../messages/dashboard.ts';
import { labelTexts } from '../../messages/labels.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import {
  formatAmount,
  formatEuro,
  formatWholeAmount,
  type Money,
  twoDecimals,
} from '../../ui/format-amount.ts';
import { MoneyLines } from '../../ui/MoneyLines.tsx';
import { mainFirst } from '../../ui/main-first.ts';
import { approximateEuro, type EuroRates } from '../rates/approximate-euro.ts';
import { useEuroRates } from '../rates/use-euro-rates.ts';
import { XlmWorth } from '../rates/XlmWorth.tsx';
import type { CounterGroup } from './counter-group.ts';

/** Icon of each counter, by label. */
export const COUNTER_ICONS: Record<string, Icon> = {
  [texts.myTickets]: IconTicket,
  [texts.upcomingEvents]: IconCalendarStar,
  [texts.walletBalanceXlm]: IconWallet,
  [texts.walletBalance]: IconWallet,
  [texts.validatedToday]: IconCircleCheck,
  [texts.totalValidations]: IconListDetails,
  [texts.pendingValidations]: IconClockHour4,
  [texts.totalRevenueEur]: IconCoin,
  [texts.totalRevenue]: IconCoin,
  [texts.totalTickets]: IconTicket,
  [texts.auditEntries]: IconListDetails,
  [texts.pendingDistributions]: IconClockHour4,
  [texts.contracts]: IconFileText,
  [texts.pendingContracts]: IconFileText,
  [texts.pendingApprovals]: IconClockHour4,
  [texts.totalContracts]: IconFileText,
  [texts.totalUsers]: IconUsers,
  [texts.totalEvents]: IconCalendarEvent,
  [texts.ticketsSold]: IconTicket,
  [texts.activeIssuers]: IconBuildingStore,
  [texts.partnerships]: IconUsersGroup,
};

const HomeCountersFragment = graphql(`
  fragment HomeCounters_figures on DashboardFigures {
    myTickets @include(if: $attendee)
    upcomingEvents @include(if: $attendee)
    validatedToday @include(if: $validator)
    totalValidations @include(if: $validator)
    pendingValidations @include(if: $validator)
    totalTickets @include(if: $auditor)
    auditEntries @include(if: $auditor)
    revenue @include(if: $revenue) {
      ...Money @unmask
    }
    revenueCollected @include(if: $revenue) {
      ...Money @unmask
    }
    revenueDue @include(if: $revenue) {
      ...Money @unmask
    }
    totalEvents @include(if: $events)
    ticketsSold @include(if: $events)
    totalUsers @include(if: $administrator)
    activeIssuers @include(if: $administrator)
    pendingDistributions @include(if: $finance)
    contracts @include(if: $finance)
    pendingContracts @include(if: $signatory)
    pendingApprovals @include(if: $signatory)
    totalContracts @include(if: $signatory)
    partnerships @include(if: $organizer)
  }
`);

const HomeCountersWalletFragment = graphql(`
  fragment HomeCounters_wallet on Wallet {
    id
    balance {
      ...Money @unmask
    }
    funded
  }
`);

type Figures = HomeCounters_FiguresFragment;
type CountedWallet = HomeCounters_WalletFragment;

interface Counter {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  hintLines?: number;
}

/** Lines of the collected amount, the due amount and one other currency. */
const REVENUE_LINES = 3;

const count = new Intl.NumberFormat(locale);
const number = (label: string, value: number | undefined): Counter => ({
  label,
  value: count.format(value ?? 0),
});

const whole = ({ amount, currency }: Money): string => formatWholeAmount(twoDecimals(amount), currency);

/** Counter with the revenue in the main currency. Its hint has the paid and due parts, and other currencies. */
function revenue(
  { revenue: sums = [], revenueCollected, revenueDue }: Figures,
  mainCurrency: Currency | null,
): Counter {
  const [main, ...others] = mainFirst(sums, mainCurrency);
  const plain = { label: texts.totalRevenue, hintLines: REVENUE_LINES };
  if (!main) return { ...plain, value: '0' };
  const part = (parts: readonly Money[] = []): string =>
    whole(parts.find(({ currency }) => currency === main.currency) ?? { ...main, amount: '0' });
  return {
    ...plain,
    value: whole(main),
    hint: (
      <>
        <Split collected={part(revenueCollected)} due={part(revenueDue)} />
        <MoneyLines sums={others} format={whole} />
      </>
    ),
  };
}

/** Counter with an approximate total in euro; its hint has the paid and due parts, and the exact sums. */
function revenueInEuro(
  figures: Figures,
  rates: EuroRates | undefined,
  mainCurrency: Currency | null,
): Counter {
  const plain = { label: texts.totalRevenueEur, hintLines: REVENUE_LINES };
  if (rates === undefined) return { ...plain, value: undefined };
  const sums = mainFirst(figures.revenue ?? [], mainCurrency);
  const euro = (amounts: readonly Money[] = []): string => `≈ ${formatEuro(approximateEuro(amounts, rates))}`;
  const hint = sums.length > 0 && (
    <>
      <Split collected={euro(figures.revenueCollected)} due={euro(figures.revenueDue)} />
      <MoneyLines sums={sums} format={whole} />
    </>
  );
  return { ...plain, value: euro(sums), hint };
}

/** The two parts of the revenue, one below the other. */
function Split({ collected, due }: { collected: string; due: string }) {
  return [texts.collected(collected), texts.due(due)].map((part) => (
    <span key={part} className="tabular" style={{ display: 'block' }}>
      {part}
    </span>
  ));
}

/** Formats the wallet balance with two decimals; the wallet page shows the rest. */
function walletFigure(wallet: CountedWallet | null, unit = ''): Omit<Counter, 'label'> {
  if (!wallet) return { value: `${unit}0.00`, hint: texts.noWallet };
  const value = formatAmount(twoDecimals(wallet.balance.amount), '').trim();
  return {
    value: `${unit}${value}`,
    hint: wallet.funded ? <XlmWorth value={wallet.balance.amount} /> : texts.walletNotFunded,
  };
}

interface Given {
  figures: Figures;
  wallet: CountedWallet | null;
  rates: EuroRates | undefined;
  /** Null: that of most sales. */
  mainCurrency: Currency | null;
}

type Count = (given: Given) => Counter[];

const COUNTERS: Record<CounterGroup, Count> = {
  attendee: ({ figures, wallet }) => [
    number(texts.myTickets, figures.myTickets),
    number(texts.upcomingEvents, figures.upcomingEvents),
    { label: texts.walletBalanceXlm, ...walletFigure(wallet) },
  ],
  validator: ({ figures }) => [
    number(texts.validatedToday, figures.validatedToday),
    number(texts.totalValidations, figures.totalValidations),
    number(texts.pendingValidations, figures.pendingValidations),
  ],
  auditor: ({ figures, rates, mainCurrency }) => [
    revenueInEuro(figures, rates, mainCurrency),
    number(texts.totalTickets, figures.totalTickets),
    number(texts.auditEntries, figures.auditEntries),
  ],
  finance: ({ figures, wallet, mainCurrency }) => [
    revenue(figures, mainCurrency),
    number(texts.pendingDistributions, figures.pendingDistributions),
    { label: texts.walletBalance, ...walletFigure(wallet, 'XLM ') },
    number(texts.contracts, figures.contracts),
  ],
  signatory: ({ figures }) => [
    number(texts.pendingContracts, figures.pendingContracts),
    number(texts.pendingApprovals, figures.pendingApprovals),
    number(texts.totalContracts, figures.totalContracts),
  ],
  administrator: ({ figures }) => [
    number(texts.totalUsers, figures.totalUsers),
    number(texts.totalEvents, figures.totalEvents),
    number(texts.ticketsSold, figures.ticketsSold),
    number(texts.activeIssuers, figures.activeIssuers),
  ],
  organizer: ({ figures, mainCurrency }) => [
    number(texts.totalEvents, figures.totalEvents),
    number(texts.ticketsSold, figures.ticketsSold),
    revenue(figures, mainCurrency),
    number(texts.partnerships, figures.partnerships),
  ],
};

interface HomeCountersProps {
  group: CounterGroup;
  wallet: FragmentType<typeof HomeCountersWalletFragment> | null | undefined;
  /** Undefined while loading. */
  figures: FragmentType<typeof HomeCountersFragment> | undefined;
  /** Null: that of most sales. */
  mainCurrency: Currency | null;
}

/** Dashboard counters for the viewer's role. */
export function HomeCounters({ group, figures: ref, wallet: walletRef, mainCurrency }: HomeCountersProps) {
  const figures = useFragment(HomeCountersFragment, ref);
  const wallet = useFragment(HomeCountersWalletFragment, walletRef) ?? null;
  const counters = COUNTERS[group]({
    figures: figures ?? ({} as Figures),
    wallet,
    rates: useEuroRates(group === 'auditor'),
    mainCurrency,
  });
  return (
    <SimpleGrid
      cols={{ base: counters.length === 4 ? 2 : 1, xs: counters.length === 4 ? 2 : 3, lg: counters.length }}
      spacing={{ base: 'sm', sm: 'lg' }}
      role={figures ? undefined : 'status'}
      aria-label={figures ? undefined : labelTexts.loadingFigures}
    >
      {counters.map(({ label, value, hint, hintLines = 0 }) => {
        const Icon = COUNTER_ICONS[label];
        return (
          <FigureCard
            key={label}
            label={label}
            value={figures ? value : undefined}
            hint={figures ? hint : undefined}
            hintLines={hintLines}
            icon={Icon && <Icon size={22} stroke={1.7} />}
          />
        );
      })}
    </SimpleGrid>
  );
}
