import { useMounted } from '@mantine/hooks';
import { eventTexts } from '../../messages/events.ts';
import { ownWhen } from './event-dates.ts';

interface OwnTimeProps {
  /** Start of the event, ISO 8601. */
  at: string;
  /** Time zone of the event. */
  zone: string;
}

/** The start of an event by the reader's own clock, where that differs: "(12:00 your time)". */
export function OwnTime({ at, zone }: OwnTimeProps) {
  // The server that drew the page does not know the reader's zone.
  const isMounted = useMounted();
  const own = isMounted ? ownWhen(at, zone) : null;
  return own && <span> ({eventTexts.yourTime(own)})</span>;
}
