import { useSearchParams } from 'react-router-dom';
import type { ReportFilterInput, ReportName } from '../../gql/graphql.ts';
import { reportTexts } from '../../texts/reports.ts';
import { PERIODS, type Period, spanOf } from './report-period.ts';

const NAMES = Object.keys(reportTexts.names) as ReportName[];

export interface ReportChoice {
  name: ReportName;
  period: Period;
  first: string;
  last: string;
  eventId: string;
  issuerId: string;
}

interface ReportAddress {
  choice: ReportChoice;
  filter: ReportFilterInput;
  choose: (changed: Partial<ReportChoice>) => void;
}

/** What is reported on stands in the address, so that a report can be linked to. */
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
  };
  const span = spanOf(choice.period, new Date(), choice);
  return {
    choice,
    filter: { ...span, eventId: choice.eventId || null, issuerId: choice.issuerId || null },
    choose: (changed) => {
      const next = { ...choice, ...changed };
      const said = {
        report: next.name.toLowerCase(),
        period: next.period,
        first: next.first,
        last: next.last,
        event: next.eventId,
        issuer: next.issuerId,
      };
      const kept = Object.entries(said).filter(([, value]) => value !== '');
      setParams(new URLSearchParams([['tab', 'reports'], ...kept]), { replace: true });
    },
  };
}
