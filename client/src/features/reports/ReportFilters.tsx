import { NativeSelect, TextInput } from '@mantine/core';
import { MAX_CHOICES, useFollowingPages } from '../../apollo/use-following-pages.ts';
import { useIssuerChoicesQuery, useReportEventsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { reportTexts as texts } from '../../messages/reports.ts';
import { RestOfList } from '../../ui/RestOfList.tsx';
import classes from './Reports.module.css';
import { PERIODS, type Period } from './report-period.ts';
import type { ReportChoice } from './use-report-address.ts';

graphql(`
  query ReportEvents($after: String) {
    events(first: 100, after: $after) {
      nodes {
        id
        name
        issuer {
          id
        }
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

interface ReportFiltersProps {
  choice: ReportChoice;
  choose: (changed: Partial<ReportChoice>) => void;
  /** Whether the viewer sees all organisers. */
  everywhere: boolean;
}

/** Filters by period, event and, for viewers of all organisers, organiser. */
export function ReportFilters({ choice, choose, everywhere }: ReportFiltersProps) {
  const ofEvents = useReportEventsQuery();
  const eventsRest = useFollowingPages(ofEvents, ofEvents.data?.events, MAX_CHOICES);
  const events = (eventsRest.whole ?? ofEvents.data?.events.nodes ?? []).filter(
    ({ issuer }) => choice.issuerId === '' || issuer.id === choice.issuerId,
  );
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
        <IssuerFilter value={choice.issuerId} onChange={(issuerId) => choose({ issuerId, eventId: '' })} />
      )}
      <div>
        <NativeSelect
          label={texts.event}
          data={[{ value: '', label: texts.allEvents }, ...events.map(choiceOf)]}
          value={choice.eventId}
          onChange={(change) => choose({ eventId: change.currentTarget.value })}
        />
        <RestOfList rest={eventsRest} />
      </div>
    </div>
  );
}

function IssuerFilter({ value, onChange }: { value: string; onChange: (issuerId: string) => void }) {
  const query = useIssuerChoicesQuery();
  const rest = useFollowingPages(query, query.data?.issuers, MAX_CHOICES);
  const issuers = rest.whole ?? query.data?.issuers.nodes ?? [];
  return (
    <div>
      <NativeSelect
        label={texts.organiser}
        data={[{ value: '', label: texts.allOrganisers }, ...issuers.map(choiceOf)]}
        value={value}
        onChange={(change) => onChange(change.currentTarget.value)}
      />
      <RestOfList rest={rest} />
    </div>
  );
}

const choiceOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
