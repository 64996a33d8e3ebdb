import { Skeleton } from '@mantine/core';
import { readFailure } from '../../../apollo/read-failure.ts';
import { callTexts } from '../../../texts/calls.ts';
import { chartTexts as texts } from '../../../texts/dashboard.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { ApprovalsChart } from './ApprovalsChart.tsx';
import classes from './Charts.module.css';
import { RevenueChart } from './RevenueChart.tsx';
import { TimeChart } from './TimeChart.tsx';
import type { useHomeCharts } from './use-home-charts.ts';

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
  const tellApprovals = approvalsWaiting && (staff || approvalsWaiting.length > 0);
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
      {revenueByEvent && <RevenueChart events={revenueByEvent} />}
      {tellApprovals && <ApprovalsChart approvals={approvalsWaiting} />}
    </div>
  );
}
