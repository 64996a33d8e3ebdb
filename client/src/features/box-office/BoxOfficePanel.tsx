import { Switch, Text } from '@mantine/core';
import { PagedList } from '../../apollo/PagedList.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import { noDeduplication } from '../../apollo/refetch.ts';
import type { ShiftLineFragment } from '../../gql/graphql.ts';
import {
  useBoxOfficeShiftsQuery,
  useBoxOfficeStateQuery,
  useSetBoxOfficeMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { boxOfficeTexts as texts } from '../../messages/organiser.ts';
import { callTexts } from '../../messages/shell.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { Section } from '../../ui/Section.tsx';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import classes from './BoxOfficePanel.module.css';
import { CloseOpenShift } from './CloseOpenShift.tsx';

graphql(`
  query BoxOfficeState($eventId: ID!) {
    boxOffice(eventId: $eventId) {
      event {
        id
      }
      isOpen
    }
  }
`);

graphql(`
  mutation SetBoxOffice($eventId: ID!, $isOpen: Boolean!) {
    setBoxOffice(input: { eventId: $eventId, isOpen: $isOpen }) {
      boxOffice {
        event {
          id
        }
        isOpen
      }
    }
  }
`);

graphql(`
  fragment ShiftLine on Shift {
    id
    cashier
    gate
    isGateLost
    openedAt
    closedAt
    salesWithoutPlace
    paidDifference {
      amount
      currency
    }
    takings {
      method
      tickets
      amount {
        amount
        currency
      }
    }
    expected {
      amount
      currency
    }
    counted {
      amount
      currency
    }
    difference {
      amount
      currency
    }
    note
  }
`);

graphql(`
  query BoxOfficeShifts($eventId: ID!, $first: Int!, $after: String) {
    shifts(eventId: $eventId, first: $first, after: $after) {
      nodes {
        id
        ...ShiftLine @unmask
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 20;

/** The sale at the door of an event: open or closed, and the shifts of its cashiers. */
export function BoxOfficePanel({ eventId }: { eventId: string }) {
  const state = useBoxOfficeStateQuery({ variables: { eventId } });
  const query = useBoxOfficeShiftsQuery({ variables: { eventId, first: PAGE }, context: noDeduplication });
  const [set, { loading }] = useSetBoxOfficeMutation();
  const isOpen = state.data?.boxOffice.isOpen ?? false;
  const change = (open: boolean) =>
    set({ variables: { eventId, isOpen: open }, update: () => void state.refetch() }).catch(
      (failure: unknown) => notify('error', texts.failed(readFailure(failure, callTexts.network))),
    );
  return (
    <Section title={texts.title} gap="sm">
      <Text c="dimmed">{texts.lead}</Text>
      <Switch
        size="md"
        label={isOpen ? texts.isOpen : texts.isClosed}
        styles={{ body: { minHeight: 44, alignItems: 'center' } }}
        checked={isOpen}
        disabled={loading || !state.data}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <PagedList
        query={query}
        list={query.data?.shifts}
        failure={callTexts.loadFailed(texts.theShifts)}
        skeleton={<SkeletonBlock label={texts.loading} height={56} />}
        empty={
          <Text size="sm" c="dimmed">
            {texts.none}
          </Text>
        }
      >
        {(shifts) => (
          <ul className={classes.list} aria-label={texts.shifts}>
            {shifts.map((shift) => (
              <ShiftLine key={shift.id} shift={shift} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  );
}

function ShiftLine({ shift }: { shift: ShiftLineFragment }) {
  const { cashier, gate, openedAt, closedAt, takings, expected, counted, difference, note } = shift;
  return (
    <li className={classes.shift}>
      <div className="min-0 break-anywhere">
        <Text fw={600}>{[cashier, gate].filter(Boolean).join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          <Moment at={openedAt} />
          {closedAt ? null : ` · ${texts.open}`}
        </Text>
        {shift.isGateLost && <Text size="sm">{texts.gateLost}</Text>}
        {note && <Text size="sm">{note}</Text>}
        {shift.salesWithoutPlace > 0 && (
          <Text size="sm" c="red">
            {texts.withoutPlace(shift.salesWithoutPlace)}
          </Text>
        )}
        {!closedAt && <CloseOpenShift shift={shift} />}
      </div>
      <dl className={classes.figures}>
        {takings.map(({ method, amount }) => (
          <div key={method}>
            <dt>{texts.methods[method]}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.expected}</dt>
          <dd>{formatMoney(expected)}</dd>
        </div>
        {counted && (
          <div>
            <dt>{texts.counted}</dt>
            <dd>{formatMoney(counted)}</dd>
          </div>
        )}
        {/[1-9]/.test(shift.paidDifference.amount) && (
          <div data-off>
            <dt>{texts.paidDifference}</dt>
            <dd>{formatMoney(shift.paidDifference)}</dd>
          </div>
        )}
        {difference && (
          <div data-off={/[1-9]/.test(difference.amount) || undefined}>
            <dt>{texts.difference}</dt>
            <dd>{formatMoney(difference)}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
