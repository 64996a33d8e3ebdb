import { Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { locale } from '../../../language/language.ts';
import { chartTexts as texts } from '../../../texts/dashboard.ts';
import { TimeBars } from '../../../ui/TimeBars.tsx';
import { ChartCard } from './ChartCard.tsx';

const TimeChartFragment = graphql(`
  fragment TimeChart_chart on TimeChart {
    starts
    stepSeconds
    series {
      name
      points
      total
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
