import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useHomeChartsQuery } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { locale } from '../../../language/language.ts';
import { chartTexts as texts } from '../../../messages/dashboard.ts';
import { callTexts } from '../../../messages/shell.ts';
import type { Viewer } from '../../../session/use-viewer.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { TimeBars } from '../../../ui/TimeBars.tsx';
import { ApprovalsChart } from './ApprovalsChart.tsx';
import { ChartCard } from './ChartCard.tsx';
import classes from './Charts.module.css';
import { RevenueChart } from './RevenueChart.tsx';

graphql(`
  query HomeCharts(
    $sales: Boolean!
    $entries: Boolean!
    $revenue: Boolean!
    $approvals: Boolean!
    $days: Int!
    $utcOffset: Int!
    $minutes: Int!
  ) {
    dashboardCharts {
      salesByTier(days: $days, utcOffset: $utcOffset) @include(if: $sales) {
        ...TimeChart_chart
      }
      entriesByGate(minutes: $minutes) @include(if: $entries) {
        ...TimeChart_chart
      }
      revenueByEvent @include(if: $revenue) {
        event {
          id
        }
        ...RevenueChart_revenue
      }
      approvalsWaiting @include(if: $approvals) {
        id
        ...ApprovalsChart_approval
      }
    }
    viewer @include(if: $revenue) {
      mainCurrency
    }
  }
`);

/** Time-based charts advance even without live updates, so they are polled. */
const POLL_MS = 60_000;

/** Loads the dashboard charts that the viewer has permission to see, with a function to refetch them. */
export function useHomeCharts(viewer: Viewer) {
  const [days, setDays] = useState(30);
  const [minutes, setMinutes] = useState(60);
  const can = (right: Viewer['permissions'][number]) => viewer.permissions.includes(right);
  const staff = viewer.role !== 'ATTENDEE';
  const wanted = {
    sales: staff && can('VIEW_SALES'),
    entries: staff && (can('VALIDATE_TICKETS') || can('VIEW_SALES')),
    revenue: staff && can('VIEW_REVENUE'),
    approvals: can('VIEW_CONTRACTS'),
  };
  const { data, previousData, loading, error, refetch } = useHomeChartsQuery({
    variables: { ...wanted, days, minutes, utcOffset: -new Date().getTimezoneOffset() },
    skip: !Object.values(wanted).some(Boolean),
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
  });
  return {
    charts: (data ?? previousData)?.dashboardCharts,
    mainCurrency: (data ?? previousData)?.viewer?.mainCurrency ?? null,
    isWanted: Object.values(wanted).some(Boolean),
    loading,
    error,
    again: () => void refetch().catch(() => undefined),
    days,
    setDays,
    minutes,
    setMinutes,
    /** False for users who only sign: they see approvals while some are pending, else nothing. */
    staff,
  };
}

const TimeChartFragment = graphql(`
  fragment TimeChart_chart on TimeChart {
    starts
    stepSeconds
    series {
      name
      points
      total
      tone
    }
  }
`);

const DAY_SECONDS = 86_400;
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const minute = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' });

interface TimeChartProps {
  title: string;
  none: string;
  chart: FragmentType<typeof TimeChartFragment>;
  spans: Parameters<typeof ChartCard>[0]['spans'];
}

const OWN_SERIES: Readonly<Record<string, string>> = texts.ownSeries;

/** Counts over time, by tier or by gate. */
export function TimeChart({ title, none, chart: ref, spans }: TimeChartProps) {
  const { starts, stepSeconds, series } = useFragment(TimeChartFragment, ref);
  const format = stepSeconds >= DAY_SECONDS ? day : minute;
  const total = series.reduce((sum, one) => sum + one.total, 0);
  return (
    <ChartCard title={title} figure={`${new Intl.NumberFormat(locale).format(total)}`} spans={spans}>
      {series.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <TimeBars
          label={title}
          slices={starts.map((start) => format.format(new Date(start)))}
          series={series.map((one) => ({ ...one, name: OWN_SERIES[one.name] ?? one.name }))}
          nothing={texts.nothing}
        />
      )}
    </ChartCard>
  );
}

const DAYS = [7, 30, 90].map((days) => ({ value: String(days), label: texts.days(days) }));
const MINUTES = [
  { value: '60', label: texts.lastHour },
  { value: '1440', label: texts.lastDay },
];

/** Dashboard charts that the viewer has permission to see. */
export function HomeCharts(home: ReturnType<typeof useHomeCharts>) {
  const { charts, isWanted, loading, error, again, staff } = home;
  if (!isWanted) return null;
  if (!charts) {
    if (loading) return staff ? <Skeleton height={300} radius="lg" /> : null;
    return error ? (
      <LoadFailure title={callTexts.loadFailed(texts.failed)} reason={readFailure(error)} onRetry={again} />
    ) : null;
  }
  const { salesByTier, entriesByGate, revenueByEvent, approvalsWaiting } = charts;
  const notifyOfApprovals = approvalsWaiting && (staff || approvalsWaiting.length > 0);
  return (
    <div className={classes.grid}>
      {salesByTier && (
        <TimeChart
          title={texts.sales}
          none={texts.noSales}
          chart={salesByTier}
          spans={{
            label: texts.salesSpan,
            data: DAYS,
            value: String(home.days),
            onChange: (days) => home.setDays(Number(days)),
          }}
        />
      )}
      {entriesByGate && (
        <TimeChart
          title={texts.entries}
          none={texts.noEntries}
          chart={entriesByGate}
          spans={{
            label: texts.entriesSpan,
            data: MINUTES,
            value: String(home.minutes),
            onChange: (minutes) => home.setMinutes(Number(minutes)),
          }}
        />
      )}
      {revenueByEvent && <RevenueChart events={revenueByEvent} mainCurrency={home.mainCurrency} />}
      {notifyOfApprovals && <ApprovalsChart approvals={approvalsWaiting} />}
    </div>
  );
}
