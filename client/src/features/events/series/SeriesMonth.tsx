import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { MAX_CHOICES, useFollowingPages } from '../../../apollo/use-following-pages.ts';
import { useSeriesMonthQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { seriesTexts as texts } from '../../../messages/series.ts';
import { callTexts } from '../../../messages/shell.ts';
import { RestOfList } from '../../../ui/RestOfList.tsx';
import { localDay } from '../../../ui/zones.ts';
import { dayOf, dayText, monthRange } from '../when/day-range.ts';
import { MonthCalendar } from '../when/MonthCalendar.tsx';
import { SeriesDates } from './SeriesDates.tsx';

graphql(`
  query SeriesMonth($seriesId: ID!, $fromDay: LocalDate!, $toDay: LocalDate!, $after: String) {
    publishedEvents(seriesId: $seriesId, fromDay: $fromDay, toDay: $toDay, first: 60, after: $after) {
      nodes {
        id
        startDate
        timeZone
        slug
        ...SeriesDates_event
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

interface SeriesMonthProps {
  seriesId: string;
  /** Day of the first date, which is shown first. */
  first: string | null;
  venue: string | null;
}

/** The dates of a show in a month grid; a day with one date leads to it, one with several lists them. */
export default function SeriesMonth({ seriesId, first, venue }: SeriesMonthProps) {
  const navigate = useNavigate();
  const [today] = useState(() => new Date());
  const [shown, setShown] = useState(() => (first === null ? today : (dayOf(first) ?? today)));
  const [picked, setPicked] = useState<string | null>(null);
  const query = useSeriesMonthQuery({
    variables: { seriesId, ...monthRange(shown.getFullYear(), shown.getMonth()) },
  });
  const found = query.data?.publishedEvents;
  const rest = useFollowingPages(query, found, MAX_CHOICES);
  const dates = (found?.nodes ?? []).map((date) => ({ date, day: localDay(date.startDate, date.timeZone) }));
  const counts = new Map<string, number>();
  for (const { day } of dates) counts.set(day, (counts.get(day) ?? 0) + 1);
  const pick = (at: Date) => {
    const [one, ...others] = dates.filter(({ day }) => day === dayText(at));
    setPicked(dayText(at));
    if (one && others.length === 0) void navigate(`/event-details?slug=${encodeURIComponent(one.date.slug)}`);
  };
  const show = (day: Date) => {
    setPicked(null);
    setShown(day);
  };
  const onDay = dates.filter(({ day }) => picked === null || day === picked).map(({ date }) => date);
  return (
    <>
      <MonthCalendar
        shown={shown}
        onShow={show}
        today={today}
        value={picked === null ? null : dayOf(picked)}
        counts={counts}
        onPick={pick}
      />
      {!found && query.error && (
        <QueryFailure
          title={callTexts.loadFailed(texts.thisSeries)}
          error={query.error}
          refetch={query.refetch}
        />
      )}
      <SeriesDates dates={onDay} venue={venue} />
      <RestOfList rest={rest} />
    </>
  );
}
