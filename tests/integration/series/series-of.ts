import type { TestActor, TestClient } from '../../support/client.ts';

const SERIES = `id name slug upcomingCount firstDate lastDate dateCount draftCount viewerCanEdit
  changes { id kind total done failed failures { startDate code message } finishedAt }`;
const ADD = `mutation ($input: CreateSeriesDatesInput!) { createSeriesDates(input: $input) {
  change { id kind total done failed finishedAt series { ${SERIES} } } } }`;
const PREVIEW = `query ($eventId: ID!, $dates: SeriesDatesInput!) {
  seriesDatesPreview(eventId: $eventId, dates: $dates) { startDate exists } }`;
const DATES = `query ($id: ID!, $ended: Boolean, $fromDay: LocalDate, $toDay: LocalDate, $first: Int, $after: String) {
  eventSeries(id: $id) { ${SERIES} dates: allDates(ended: $ended, fromDay: $fromDay, toDay: $toDay, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage }
    nodes { id slug name status startDate endDate available series { id } } } } }`;

/** The series of an organiser, as on its screens. */
export function seriesOf(app: TestClient, who: TestActor) {
  return {
    add: (eventId: string, dates: Record<string, unknown>) =>
      app.graphql(ADD, { input: { eventId, ...dates } }, who),
    preview: (eventId: string, dates: Record<string, unknown>) =>
      app.graphql(PREVIEW, { eventId, dates }, who),
    read: async (id: string, asked: Record<string, unknown> = {}) =>
      (await app.graphql(DATES, { id, ...asked }, who)).data?.eventSeries,
  };
}

/** A rule by weeks from the day after a date, as many as given. */
export function weeklyAfter(start: Date, count: number): Record<string, unknown> {
  const from = new Date(start.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  return { rule: { unit: 'WEEK', from, count } };
}
