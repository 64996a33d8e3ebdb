import { Button, Group, Switch, Text } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import { useCreateSeriesDatesMutation, useSeriesDatesPreviewQuery } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { callTexts } from '../../../messages/shell.ts';
import { staffSeriesTexts as texts } from '../../../messages/staff-series.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { localDay } from '../../../ui/zones.ts';
import { dayWithYear, shortWhen } from '../event-dates.ts';
import { dayOf, dayText } from '../when/day-range.ts';
import { MonthCalendar } from '../when/MonthCalendar.tsx';
import { RuleFields, TimeFields } from './DatePlanFields.tsx';
import { type DatePlan, datesOf, firstPlan, inputOf, withDay } from './date-plan.ts';

const AddDatesFragment = graphql(`
  fragment AddDatesButton_event on Event {
    id
    name
    status
    startDate
    timeZone
    viewerCanDuplicate
    series {
      id
    }
  }
`);

graphql(`
  query SeriesDatesPreview($eventId: ID!, $dates: SeriesDatesInput!) {
    seriesDatesPreview(eventId: $eventId, dates: $dates) {
      startDate
      exists
    }
  }
`);

graphql(`
  mutation CreateSeriesDates($input: CreateSeriesDatesInput!) {
    createSeriesDates(input: $input) {
      change {
        id
        series {
          id
          dateCount
          ...SeriesProgress_series
        }
      }
    }
  }
`);

interface AddDatesButtonProps {
  /** The event that is copied. */
  event: FragmentType<typeof AddDatesFragment>;
  mayPublish: boolean;
  onAdded: (seriesId: string) => void;
}

/** Repeats an event on other dates, by a rule and in a calendar. Renders nothing for viewers without permission. */
export function AddDatesButton({ event: ref, mayPublish, onAdded }: AddDatesButtonProps) {
  const event = useFragment(AddDatesFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  if (!event.viewerCanDuplicate || event.status === 'CANCELLED') return null;
  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconRepeat size={18} aria-hidden />} onClick={open}>
        {event.series ? texts.add : texts.repeat}
      </Button>
      {opened && (
        <AddDatesDialog
          event={event}
          mayPublish={mayPublish}
          onClose={close}
          onAdded={(seriesId) => {
            close();
            onAdded(seriesId);
          }}
        />
      )}
    </>
  );
}

interface AddDatesDialogProps {
  event: { id: string; name: string; status: string; startDate: string; timeZone: string };
  mayPublish: boolean;
  onClose: () => void;
  onAdded: (seriesId: string) => void;
}

function AddDatesDialog({ event, mayPublish, onClose, onAdded }: AddDatesDialogProps) {
  const { id: eventId, name, timeZone } = event;
  const [plan, setPlan] = useState<DatePlan>(() => firstPlan(event, new Date()));
  const [publish, setPublish] = useState(mayPublish && event.status === 'PUBLISHED');
  const planned = datesOf(plan, timeZone);
  const starts = planned.dates.map((date) => date.toISOString());
  const [settled] = useDebouncedValue(plan, 400);
  const preview = useSeriesDatesPreviewQuery({
    variables: { eventId, dates: inputOf(settled) },
    skip: datesOf(settled, timeZone).faults.length > 0,
    fetchPolicy: 'no-cache',
  });
  const known = new Set(
    preview.data?.seriesDatesPreview.filter(({ exists }) => exists).map(({ startDate }) => startDate),
  );
  const added = starts.filter((start) => !known.has(start));
  const [add, { loading, error }] = useCreateSeriesDatesMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' }),
  });
  const submit = async () => {
    const made = await add({ variables: { input: { eventId, ...inputOf(plan), publish } } }).catch(
      () => undefined,
    );
    if (!made?.data) return;
    void notify('success', texts.started);
    onAdded(made.data.createSeriesDates.change.series.id);
  };
  const refusal = error && readFailure(error, callTexts.network);
  const [fault] = planned.faults;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.title(name)}
      submitLabel={texts.submit(added.length)}
      loading={loading}
      disabled={added.length === 0}
      onSubmit={submit}
      failure={refusal ?? Object.values(fieldFailures(error))[0]}
    >
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <RuleFields plan={plan} onChange={setPlan} />
      <TimeFields plan={plan} onChange={setPlan} timeZone={timeZone} />
      <PlanCalendar plan={plan} onChange={setPlan} starts={starts} timeZone={timeZone} />
      <div role="status">
        <Text fw={600}>{fault ? texts.faults[fault.code] : summaryOf(added, timeZone)}</Text>
        {known.size > 0 && (
          <Text size="sm" c="dimmed">
            {texts.exist(known.size)}
          </Text>
        )}
      </div>
      {plan.except.length > 0 && (
        <Group gap="xs">
          <Text size="sm">{texts.left(plan.except.length)}</Text>
          <Button variant="subtle" size="compact-sm" onClick={() => setPlan({ ...plan, except: [] })}>
            {texts.restore}
          </Button>
        </Group>
      )}
      {starts.length > 0 && <AllDates starts={starts} timeZone={timeZone} plan={plan} onChange={setPlan} />}
      {mayPublish && (
        <Switch
          label={texts.publish}
          description={texts.publishHelp}
          checked={publish}
          onChange={(change) => setPublish(change.currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}

function summaryOf(starts: readonly string[], timeZone: string): string {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return texts.nothing;
  return texts.summary(starts.length, dayWithYear(first, timeZone), dayWithYear(last, timeZone));
}

interface PlanProps {
  plan: DatePlan;
  onChange: (plan: DatePlan) => void;
  starts: readonly string[];
  timeZone: string;
}

/** The planned days in a calendar: a click adds a day, or leaves it out. */
function PlanCalendar({ plan, onChange, starts, timeZone }: PlanProps) {
  const [today] = useState(() => new Date());
  const [shown, setShown] = useState(() => dayOf(plan.from) ?? today);
  const counts = new Map<string, number>();
  for (const start of starts) {
    const day = localDay(start, timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const pick = (at: Date) => {
    setShown(at);
    onChange(withDay(plan, dayText(at), counts.has(dayText(at))));
  };
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {texts.calendar}
      </Text>
      <MonthCalendar
        shown={shown}
        onShow={setShown}
        today={today}
        value={null}
        counts={counts}
        onPick={pick}
      />
    </div>
  );
}

const LISTED = 100;

/** The planned dates as a list, each of which can be left out. */
function AllDates({ plan, onChange, starts, timeZone }: PlanProps) {
  const shown = starts.slice(0, LISTED);
  return (
    <details>
      <summary>{texts.preview}</summary>
      <ul className="plain-list">
        {shown.map((start) => {
          const when = shortWhen(start, timeZone);
          return (
            <li key={start}>
              <Group justify="space-between" wrap="nowrap">
                <Text size="sm">{when}</Text>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={texts.leaveOut(when)}
                  onClick={() => onChange(withDay(plan, localDay(start, timeZone), true))}
                >
                  ✕
                </Button>
              </Group>
            </li>
          );
        })}
      </ul>
      {starts.length > LISTED && <Text size="sm">{texts.more(starts.length - LISTED)}</Text>}
    </details>
  );
}
