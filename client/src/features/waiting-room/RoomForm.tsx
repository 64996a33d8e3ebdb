import { Button, Group, NumberInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { RoomSettings_RoomFragment as Room } from '../../gql/graphql.ts';
import { useSetWaitingRoomMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../messages/shell.ts';
import { roomSettingsTexts as texts } from '../../messages/waiting-room-settings.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { fromLocalMoment, toLocalMoment } from '../events/organiser/local-moment.ts';
import { TierChoice } from './TierChoice.tsx';

graphql(`
  mutation SetWaitingRoom($input: SetWaitingRoomInput!) {
    setWaitingRoom(input: $input) {
      event {
        id
        waitingRoom {
          event {
            id
          }
          ...RoomSettings_room
        }
      }
    }
  }
`);

const USUAL_MINUTES = 8;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A sale that begins in a day, at the full hour, and whose room opens an hour earlier. */
function firstValues(zone: string) {
  const sale = Math.ceil((Date.now() + DAY_MS) / HOUR_MS) * HOUR_MS;
  return {
    onSaleAt: toLocalMoment(new Date(sale).toISOString(), zone),
    joinsFrom: toLocalMoment(new Date(sale - HOUR_MS).toISOString(), zone),
    minutes: USUAL_MINUTES as number | string,
    mostPerMinute: '' as number | string,
    tierIds: null as readonly string[] | null,
  };
}

function valuesOf(room: Room, zone: string): ReturnType<typeof firstValues> {
  const { onSaleAt, joinsFrom, minutes, figures, tiers } = room;
  return {
    onSaleAt: toLocalMoment(onSaleAt, zone),
    joinsFrom: toLocalMoment(joinsFrom, zone),
    minutes,
    mostPerMinute: figures?.mostPerMinute ?? '',
    tierIds: tiers?.map(({ id }) => id) ?? null,
  };
}

/** What cannot be changed once the sale has begun. */
function fixedOnceBegun(room: Room, zone: string) {
  const { onSaleAt, joinsFrom, tierIds } = valuesOf(room, zone);
  return { onSaleAt, joinsFrom, tierIds };
}

/** A time that was not changed in its field keeps its seconds. */
function momentOf(typed: string, saved: string | undefined, zone: string): string | null {
  return saved && toLocalMoment(saved, zone) === typed ? saved : fromLocalMoment(typed, zone);
}

interface RoomFormProps {
  event: { id: string; timeZone: string; tiers: readonly { id: string; name: string }[] };
  /** null: the event has none yet. */
  room: Room | null;
  /** Called when a new room is not wanted. */
  onClose?: () => void;
}

/** Times of a waiting room, how long a turn lasts, how many people are let in per minute, and for which tickets. */
export function RoomForm({ event, room, onClose }: RoomFormProps) {
  const zone = event.timeZone;
  const [values, setValues] = useState(() => (room ? valuesOf(room, zone) : firstValues(zone)));
  const saved = room && JSON.stringify(valuesOf(room, zone));
  const [seen, setSeen] = useState(saved);
  const [isOutdated, setOutdated] = useState(false);
  // What another person saves is shown where nothing was typed; otherwise the form says so.
  if (saved !== null && saved !== seen) {
    const typed = JSON.stringify(values);
    setSeen(saved);
    if (typed === seen) setValues(JSON.parse(saved));
    setOutdated(typed !== seen && typed !== saved);
  }
  const [isTried, setTried] = useState(false);
  const [set, { loading, error }] = useSetWaitingRoomMutation();
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const faults = fieldFailures(error);
  const hasBegun = room?.state === 'DRAWING' || room?.state === 'OPEN';
  const shown = room && hasBegun ? { ...values, ...fixedOnceBegun(room, zone) } : values;
  const hasNoTiers = shown.tierIds?.length === 0;
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const onSaleAt = momentOf(shown.onSaleAt, room?.onSaleAt, zone);
    const joinsFrom = momentOf(shown.joinsFrom, room?.joinsFrom, zone);
    setTried(true);
    if (!onSaleAt || !joinsFrom || values.minutes === '' || hasNoTiers) return;
    const mostPerMinute = values.mostPerMinute === '' ? null : Number(values.mostPerMinute);
    const tierIds = shown.tierIds && [...shown.tierIds];
    const input = {
      eventId: event.id,
      onSaleAt,
      joinsFrom,
      minutes: Number(values.minutes),
      mostPerMinute,
      tierIds,
    };
    const done = await set({ variables: { input } }).catch(() => undefined);
    if (done?.data) void notify('success', texts.saved);
  };
  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            type="datetime-local"
            label={texts.joinsFrom}
            required
            disabled={hasBegun}
            value={shown.joinsFrom}
            error={faults.joinsFrom}
            onChange={({ currentTarget }) => change({ joinsFrom: currentTarget.value })}
          />
          <TextInput
            type="datetime-local"
            label={texts.onSaleAt}
            required
            disabled={hasBegun}
            value={shown.onSaleAt}
            error={faults.onSaleAt}
            onChange={({ currentTarget }) => change({ onSaleAt: currentTarget.value })}
          />
          <NumberInput
            label={texts.minutes}
            description={texts.minutesHelp}
            required
            min={1}
            max={60}
            allowDecimal={false}
            value={values.minutes}
            error={faults.minutes}
            onChange={(minutes) => change({ minutes })}
          />
          <NumberInput
            label={texts.mostPerMinute}
            description={texts.mostPerMinuteHelp}
            min={1}
            max={100_000}
            allowDecimal={false}
            value={values.mostPerMinute}
            error={faults.mostPerMinute}
            onChange={(mostPerMinute) => change({ mostPerMinute })}
          />
        </SimpleGrid>
        <TierChoice
          tiers={event.tiers}
          value={shown.tierIds}
          disabled={hasBegun}
          error={isTried && hasNoTiers ? texts.noTiers : faults.tierIds}
          onChange={(tierIds) => change({ tierIds })}
        />
        <Text size="sm" c="dimmed">
          {hasBegun ? texts.begun : texts.zone(zone)}
        </Text>
        {isOutdated && <FormFailure>{texts.outdated}</FormFailure>}
        {error && Object.keys(faults).length === 0 && (
          <FormFailure>{texts.failed(readFailure(error, callTexts.network))}</FormFailure>
        )}
        <Group justify="flex-end">
          {onClose && (
            <Button variant="subtle" onClick={onClose}>
              {texts.cancel}
            </Button>
          )}
          <Button type="submit" loading={loading}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
