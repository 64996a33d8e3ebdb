import { Badge, Button, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { locale } from '../../../language/language.ts';
import { doorAppTexts } from '../../../texts/door-app.ts';
import { Poster } from '../../../ui/Poster.tsx';
import classes from './DoorSetup.module.css';
import type { ChoosableEvent } from './use-choosable-events.ts';

const words = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

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
            <Poster eventId={event.id} width={120} height={120} className={classes.art} />
            <span className={classes.facts}>
              <span className={classes.name}>{event.name}</span>
              <Text span size="sm" c="dimmed">
                {words.format(new Date(event.startDate))}
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
