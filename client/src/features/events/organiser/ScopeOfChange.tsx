import { Button, Checkbox, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { EVENT_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { EventPatch, SeriesPart, SeriesScope } from '../../../gql/graphql.ts';
import { useSeriesDatesChangePreviewQuery, useUpdateSeriesDatesMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { changeTexts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { staffSeriesTexts as texts } from '../../../messages/staff-series.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { notify } from '../../../ui/notify.ts';
import { shortWhen } from '../event-dates.ts';

graphql(`
  query SeriesDatesChangePreview($eventId: ID!, $scope: SeriesScope!, $input: EventPatch!) {
    seriesDatesChangePreview(eventId: $eventId, scope: $scope, input: $input) {
      holders
      tickets
      dates {
        startDate
        newStartDate
        holders
      }
    }
  }
`);

graphql(`
  mutation UpdateSeriesDates($input: UpdateSeriesDatesInput!) {
    updateSeriesDates(input: $input) {
      change {
        id
        series {
          id
          ...SeriesProgress_series
        }
      }
    }
  }
`);

const SCOPES = Object.keys(texts.scopes) as SeriesScope[];
const PARTS = Object.keys(texts.parts) as SeriesPart[];
/** Dates that are shown with their new start. */
const LISTED = 6;

/** Asks which dates of a series something is for. */
export function ScopeChoice({
  value,
  onChange,
}: {
  value: SeriesScope;
  onChange: (of: SeriesScope) => void;
}) {
  return (
    <Radio.Group label={texts.scope} value={value} onChange={(of) => onChange(of as SeriesScope)}>
      <Stack gap="xs" mt={6}>
        {SCOPES.map((of) => (
          <Radio key={of} value={of} label={texts.scopes[of]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

interface ScopeOfChangeProps {
  event: { id: string; timeZone: string };
  /** The fields that were changed, with their new values. */
  patch: EventPatch;
  onBack: () => void;
  /** Called for a change to this date alone. */
  onThis: () => void;
  busy: boolean;
  onSaved: (seriesId: string) => void;
}

/** Which dates of a series a change is for, with what changes and how many ticket holders are notified. */
export function ScopeOfChange({ event, patch, onBack, onThis, busy, onSaved }: ScopeOfChangeProps) {
  const [of, setOf] = useState<SeriesScope>('THIS');
  const [parts, setParts] = useState<SeriesPart[]>([]);
  const [note, setNote] = useState('');
  const isMany = of !== 'THIS';
  const isUnchanged = Object.keys(patch).length === 0;
  const { data } = useSeriesDatesChangePreviewQuery({
    variables: { eventId: event.id, scope: of, input: patch },
    skip: !isMany,
    fetchPolicy: 'no-cache',
  });
  const preview = data?.seriesDatesChangePreview;
  const [save, { loading, error }] = useUpdateSeriesDatesMutation();
  const submit = async () => {
    if (!isMany) return onThis();
    const input = { eventId: event.id, scope: of, ...patch, parts, note: note.trim() || null };
    const saved = await save({ variables: { input } }).catch(() => undefined);
    if (!saved?.data) return;
    void notify('success', texts.saving);
    onSaved(saved.data.updateSeriesDates.change.series.id);
  };
  const moved = preview?.dates.filter(({ startDate, newStartDate }) => startDate !== newStartDate) ?? [];
  return (
    <Stack gap="md">
      {isUnchanged && <Text>{texts.unchanged}</Text>}
      <ScopeChoice value={of} onChange={setOf} />
      {isMany && (
        <Checkbox.Group
          label={texts.bring}
          value={parts}
          onChange={(chosen) => setParts(PARTS.filter((part) => chosen.includes(part)))}
        >
          <Stack gap="xs" mt={6}>
            {PARTS.map((part) => (
              <Checkbox key={part} value={part} label={texts.parts[part]} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {isMany && preview && (
        <div role="status">
          <Text fw={600}>{texts.changes(preview.dates.length)}</Text>
          <Text>{texts.notified(preview.holders)}</Text>
          {moved.slice(0, LISTED).map(({ startDate, newStartDate }) => (
            <Text key={startDate} size="sm" c="dimmed">
              {texts.moves(shortWhen(startDate, event.timeZone), shortWhen(newStartDate, event.timeZone))}
            </Text>
          ))}
          {moved.length > LISTED && (
            <Text size="sm" c="dimmed">
              {texts.more(moved.length - LISTED)}
            </Text>
          )}
        </div>
      )}
      {isMany && preview && preview.holders > 0 && (
        <Textarea
          label={changeTexts.note}
          placeholder={changeTexts.noteExample}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={EVENT_LIMITS.note}
          value={note}
          onChange={(change) => setNote(change.currentTarget.value)}
        />
      )}
      {error && <FormFailure>{texts.saveFailed(readFailure(error, callTexts.network))}</FormFailure>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {changeTexts.back}
        </Button>
        <Button
          loading={busy || loading}
          disabled={isMany && (!preview || (isUnchanged && parts.length === 0))}
          onClick={() => void submit()}
        >
          {texts.save(isMany ? (preview?.dates.length ?? 0) : 1)}
        </Button>
      </Group>
    </Stack>
  );
}
