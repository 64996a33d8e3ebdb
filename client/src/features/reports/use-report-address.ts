import { useSearchParams } from 'react-router-dom';
import type { ReportFilterInput, ReportName } from '../../gql/graphql.ts';
import { reportTexts } from '../../messages/reports.ts';
import { nextSorting, readSorting, type Sorting, sortingText } from '../../ui/sorting.ts';
import { PERIODS, type Period, spanOf } from './report-period.ts';

const NAMES = Object.keys(reportTexts.names) as ReportName[];

export interface ReportChoice {
  name: ReportName;
  period: Period;
  first: string;
  last: string;
  eventId: string;
  issuerId: string;
  /** Such as `amount` or `-amount`; empty sorts newest first. */
  sort: string;
  /** Page cursor; empty on the first page. */
  after: string;
}

interface ReportAddress {
  choice: ReportChoice;
  filter: ReportFilterInput;
  sorting: Sorting | null;
  choose: (changed: Partial<ReportChoice>) => void;
  sortBy: (column: string) => void;
  turnTo: (after: string) => void;
}

/** Stores the report and its filters in the address, so that it can be linked to. */
export function useReportAddress(): ReportAddress {
  const [params, setParams] = useSearchParams();
  const word = (key: string) => params.get(key) ?? '';
  const choice: ReportChoice = {
    name: NAMES.find((name) => name.toLowerCase() === word('report')) ?? 'SALES',
    period: PERIODS.find((period) => period === word('period')) ?? 'month',
    first: word('first'),
    last: word('last'),
    eventId: word('event'),
    issuerId: word('issuer'),
    sort: word('sort'),
    after: word('after'),
  };
  const sorting = readSorting(choice.sort);
  const open = (next: ReportChoice, isNewEntry: boolean) => {
    const said = {
      report: next.name.toLowerCase(),
      period: next.period,
      first: next.first,
      last: next.last,
      event: next.eventId,
      issuer: next.issuerId,
      sort: next.sort,
      after: next.after,
    };
    const filled = Object.entries(said).filter(([, value]) => value !== '');
    setParams(new URLSearchParams([['tab', 'reports'], ...filled]), { replace: !isNewEntry });
  };
  const span = spanOf(choice.period, new Date(), choice);
  return {
    choice,
    filter: { ...span, eventId: choice.eventId || null, issuerId: choice.issuerId || null },
    sorting,
    // Another report has other columns, so its sorting is reset; every change resets the page.
    choose: (changed) => open({ ...choice, after: '', ...(changed.name && { sort: '' }), ...changed }, false),
    sortBy: (column) =>
      open({ ...choice, after: '', sort: sortingText(nextSorting(sorting, column)) }, false),
    turnTo: (after) => open({ ...choice, after }, true),
  };
}
