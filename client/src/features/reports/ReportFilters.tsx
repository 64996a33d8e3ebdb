import { NativeSelect, TextInput } from '@mantine/core';
import { useReportSubjectsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { reportTexts as texts } from '../../texts/reports.ts';
import classes from './Reports.module.css';
import { PERIODS, type Period } from './report-period.ts';
import type { ReportChoice } from './use-report-address.ts';

graphql(`
  query ReportSubjects($everywhere: Boolean!) {
    events(first: 100) {
      nodes {
        id
        name
        issuer {
          id
        }
      }
    }
    issuers(first: 100) @include(if: $everywhere) {
      nodes {
        id
        name
      }
    }
  }
`);

interface ReportFiltersProps {
  choice: ReportChoice;
  choose: (changed: Partial<ReportChoice>) => void;
  /** Whether the reader sees all organisers. */
  everywhere: boolean;
}

/** Period, event and, for who sees all, the organiser. */
export function ReportFilters({ choice, choose, everywhere }: ReportFiltersProps) {
  const { data } = useReportSubjectsQuery({ variables: { everywhere } });
  const events = (data?.events.nodes ?? []).filter(
    ({ issuer }) => choice.issuerId === '' || issuer.id === choice.issuerId,
  );
  const named = (nodes: readonly { id: string; name: string }[]) =>
    nodes.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={texts.period}
        data={PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
        value={choice.period}
        onChange={(change) => choose({ period: change.currentTarget.value as Period })}
      />
      {choice.period === 'own' && (
        <>
          <TextInput
            type="date"
            label={texts.from}
            value={choice.first}
            max={choice.last || undefined}
            onChange={(change) => choose({ first: change.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={texts.to}
            value={choice.last}
            min={choice.first || undefined}
            onChange={(change) => choose({ last: change.currentTarget.value })}
          />
        </>
      )}
      {everywhere && (
        <NativeSelect
          label={texts.organiser}
          data={[{ value: '', label: texts.allOrganisers }, ...named(data?.issuers?.nodes ?? [])]}
          value={choice.issuerId}
          onChange={(change) => choose({ issuerId: change.currentTarget.value, eventId: '' })}
        />
      )}
      <NativeSelect
        label={texts.event}
        data={[{ value: '', label: texts.allEvents }, ...named(events)]}
        value={choice.eventId}
        onChange={(change) => choose({ eventId: change.currentTarget.value })}
      />
    </div>
  );
}
