import { Button, Stack, Text, Title } from '@mantine/core';
import { IconCalendarOff, IconDoorEnter } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { callTexts } from '../../../messages/shell.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { RestOfList } from '../../../ui/RestOfList.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import accent from '../accent.module.css';
import type { DoorGate, HandoutItem } from '../engine/briefing.ts';
import type { Door } from '../engine/door.ts';
import type { DoorState } from '../engine/door-state.ts';
import { useGateLimit, useIsGateAllowed } from '../paired/Paired.tsx';
import { type Work, WorkChoice } from '../work/WorkChoice.tsx';
import classes from './DoorSetup.module.css';
import { type ChoosableEvent, EventChoice, useChoosableEvents } from './EventChoice.tsx';
import { Readiness } from './Readiness.tsx';

const gateTexts = doorAppTexts.setup;

interface GateChoiceProps {
  gates: readonly DoorGate[];
  chosen: string | null;
  onChoose: (gateId: string | null) => void;
}

/** The open gates of the event. */
export function GateChoice({ gates, chosen, onChoose }: GateChoiceProps) {
  const name = useId();
  const limit = useGateLimit();
  const open = gates.filter(({ id, active }) => active && (limit?.includes(id) ?? true));
  const choices = limit ? open : [...open, { id: null, name: gateTexts.noGate }];
  const current = open.some(({ id }) => id === chosen) ? chosen : null;
  return (
    <fieldset className={classes.part}>
      <Title order={2} size="h4" component="legend">
        {gateTexts.gate}
      </Title>
      <div className={classes.gates}>
        {choices.map((gate) => (
          <label key={gate.id ?? ''} className={classes.gate}>
            <input
              type="radio"
              name={name}
              checked={gate.id === current}
              onChange={() => onChoose(gate.id)}
              className={classes.radio}
            />
            {gate.name}
          </label>
        ))}
      </div>
      {current === null && !limit && (
        <Text size="sm" c="dimmed">
          {gateTexts.noGateHelp}
        </Text>
      )}
    </fieldset>
  );
}

const texts = doorAppTexts.setup;
/** Doors open before the music does. */
const EARLY_MS = 4 * 3_600_000;

interface DoorSetupProps {
  door: Door;
  state: DoorState;
  userId: string;
  isCached: boolean | null;
}

/** Setup of a door: event, gate, and readiness check. */
export function DoorSetup({ door, state, userId, isCached }: DoorSetupProps) {
  const { events, rest, isLoading, failure, retry } = useChoosableEvents(state);
  const [eventId, setEventId] = useState(state.post?.eventId ?? null);
  const [gateId, setGateId] = useState(state.post?.gateId ?? null);
  const [work, setWork] = useState<Work>(state.post ?? {});
  const [isOpening, setOpening] = useState(false);
  const event = events.find(({ id }) => id === eventId) ?? likely(events, door.now());
  const chosenId = event?.id ?? null;

  // Prepares the event at once, so that readiness shows before the door opens; preselects the likely event once all are
  // loaded.
  useEffect(() => {
    if (chosenId) void door.prepare({ userId, eventId: chosenId, gateId: null, test: false });
  }, [door, userId, chosenId]);

  const items = (state.briefing?.eventId === chosenId && state.briefing?.rules?.handoutItems) || [];

  const isGateAllowed = useIsGateAllowed(gateId);
  const open = async () => {
    if (!event) return;
    setOpening(true);
    const gate = event.gates.find(({ id, active }) => id === gateId && active);
    const post = { userId, eventId: event.id, gateId: gate?.id ?? null, test: false };
    await door.choose({ ...post, ...workOf(work, items) });
    setOpening(false);
  };

  return (
    <main className={classes.setup}>
      <Stack gap={6}>
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.lead}</Text>
      </Stack>
      {events.length > 0 ? (
        <EventChoice events={events} chosen={event} now={door.now()} onChoose={setEventId} />
      ) : (
        <NoEvents isLoading={isLoading} failure={failure} onRetry={retry} />
      )}
      <RestOfList rest={rest} />
      {event && <GateChoice gates={event.gates} chosen={gateId} onChoose={setGateId} />}
      {event && <WorkChoice work={workOf(work, items)} items={items} onChange={setWork} />}
      <section className={classes.part} aria-labelledby="door-ready">
        <Title order={2} size="h4" id="door-ready">
          {doorAppTexts.ready.title}
        </Title>
        <Readiness state={state} now={door.now()} isCached={isCached} />
      </section>
      <Refusals state={state} />
      {event && !state.briefing && !state.isSyncing && <FormFailure>{texts.needsNetwork}</FormFailure>}
      <div className={classes.foot}>
        <Button
          size="xl"
          fullWidth
          className={accent.go}
          disabled={!event || !state.briefing || isOpening || !isGateAllowed}
          onClick={open}
          leftSection={<IconDoorEnter size={24} aria-hidden />}
        >
          {isOpening || state.isSyncing ? texts.fetching : texts.open}
        </Button>
      </div>
    </main>
  );
}

/** Returns the chosen work; that of entries when the event hands out no such thing. */
function workOf({ purpose, itemId, asksFirst = false }: Work, items: readonly HandoutItem[]): Work {
  const isOffered = purpose !== 'handout' || items.some(({ id, active }) => id === itemId && active);
  if (!isOffered || purpose === undefined) return { purpose: 'entry', itemId: null, asksFirst };
  return { purpose, itemId: itemId ?? null, asksFirst };
}

/** Why the service closed the last door, and its last refusal. */
function Refusals({ state: { isEventLost, trouble } }: { state: DoorState }) {
  return (
    <>
      {isEventLost && <FormFailure>{texts.eventLost}</FormFailure>}
      {trouble && <FormFailure>{trouble}</FormFailure>}
    </>
  );
}

/** Returns the event that is on now, or the only one. */
function likely(events: readonly ChoosableEvent[], now: number): ChoosableEvent | null {
  const isOn = ({ startDate, endDate }: ChoosableEvent) =>
    now >= Date.parse(startDate) - EARLY_MS && now <= Date.parse(endDate);
  const on = events.filter(isOn);
  const [first] = on.length > 0 ? on : events;
  return on.length === 1 || events.length === 1 ? (first ?? null) : null;
}

interface NoEventsProps {
  isLoading: boolean;
  failure: string | null;
  onRetry: () => void;
}

function NoEvents({ isLoading, failure, onRetry }: NoEventsProps) {
  if (isLoading) return <SkeletonBlock label={doorAppTexts.opening} height={200} radius="lg" />;
  if (failure !== null) {
    return (
      <LoadFailure title={texts.offline} reason={failure} onRetry={onRetry} retryLabel={callTexts.retry} />
    );
  }
  return (
    <EmptyState
      title={texts.noEvents}
      message={texts.noEventsBody}
      icon={<IconCalendarOff size={30} />}
      order={2}
    />
  );
}
