import { Badge, Button, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useFollowingPages } from '../../../apollo/use-following-pages.ts';
import type { DoorChoicesQuery } from '../../../gql/graphql.ts';
import { useDoorChoicesQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { Poster } from '../../../ui/Poster.tsx';
import { ownZone } from '../../../ui/zones.ts';
import { shortWhen } from '../../events/event-dates.ts';
import { OwnTime } from '../../events/OwnTime.tsx';
import type { DoorState } from '../engine/door-state.ts';
import classes from './DoorSetup.module.css';

graphql(`
  query DoorChoices($after: String) {
    doorEvents(first: 50, after: $after) {
      nodes {
        id
        category
        name
        venue
        startDate
        endDate
        timeZone
        gates {
          id
          name
          active
          entries
        }
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

export type ChoosableEvent = DoorChoicesQuery['doorEvents']['nodes'][number];

/**
 * Loads the events that this device can scan for: none until all pages are loaded, since the likely one is chosen
 * automatically and stored for offline use. Events that failed to load are missing, except the one that this device was
 * set up for.
 */
export function useChoosableEvents(state: DoorState) {
  const query = useDoorChoicesQuery({ fetchPolicy: 'network-only' });
  const { data, loading, error, refetch } = query;
  const rest = useFollowingPages(query, data?.doorEvents);
  const isFollowing = rest.state === 'following' && !rest.whole;
  const isComplete = rest.whole !== undefined && rest.state !== 'failed';
  const fetched = rest.whole ?? [];
  return {
    events: isComplete ? fetched : isFollowing ? [] : withRemembered(fetched, state),
    rest,
    isLoading: loading || isFollowing,
    failure: error ? readFailure(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}

function withRemembered(
  fetched: readonly ChoosableEvent[],
  { briefing }: DoorState,
): readonly ChoosableEvent[] {
  if (!briefing || fetched.some(({ id }) => id === briefing.eventId)) return fetched;
  const { eventId: id, eventName: name, category = null, endDate, gates } = briefing;
  const { startDate = endDate, timeZone = ownZone() } = briefing;
  return [...fetched, { id, category, name, venue: '', startDate, endDate, timeZone, gates }];
}

interface EventChoiceProps {
  events: readonly ChoosableEvent[];
  chosen: ChoosableEvent | null;
  now: number;
  onChoose: (eventId: string) => void;
}

/** Events to choose from, with their art so that the right one is easy to find in the dark. */
export function EventChoice({ events, chosen, now, onChoose }: EventChoiceProps) {
  const name = useId();
  // Shows the chosen event alone; the full list opens on request.
  const [isListed, setListed] = useState(false);
  const shown = chosen && !isListed ? [chosen] : events;
  const choose = (eventId: string) => {
    setListed(false);
    onChoose(eventId);
  };
  return (
    <fieldset className={classes.part}>
      <Title order={2} size="h4" component="legend">
        {doorAppTexts.setup.event}
      </Title>
      <div className={classes.events}>
        {shown.map((event) => (
          <label key={event.id} className={classes.event}>
            <input
              type="radio"
              name={name}
              value={event.id}
              checked={event.id === chosen?.id}
              onChange={() => choose(event.id)}
              onClick={() => setListed(false)}
              className={classes.radio}
            />
            <Poster
              eventId={event.id}
              category={event.category}
              width={120}
              height={120}
              className={classes.art}
            />
            <span className={classes.facts}>
              <span className={classes.name}>{event.name}</span>
              <Text span size="sm" c="dimmed">
                {shortWhen(event.startDate, event.timeZone)}
                <OwnTime at={event.startDate} zone={event.timeZone} />
              </Text>
              {event.venue && (
                <Text span size="sm" c="dimmed">
                  {event.venue}
                </Text>
              )}
            </span>
            <When event={event} now={now} />
          </label>
        ))}
      </div>
      {shown.length < events.length && (
        <Button variant="subtle" onClick={() => setListed(true)} className={classes.others}>
          {doorAppTexts.setup.otherEvents(events.length - 1)}
        </Button>
      )}
    </fieldset>
  );
}

function When({ event, now }: { event: ChoosableEvent; now: number }) {
  if (now > Date.parse(event.endDate)) return <Badge variant="default">{doorAppTexts.setup.over}</Badge>;
  if (now < Date.parse(event.startDate)) return null;
  return <Badge color="leaf">{doorAppTexts.setup.running}</Badge>;
}
