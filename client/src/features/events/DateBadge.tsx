import classes from './DateBadge.module.css';
import { dateBadge } from './event-dates.ts';

/** Day and month on a poster, for sighted users only: the full date is always in text beside it. */
export function DateBadge({ at, className }: { at: string; className?: string }) {
  const { day, month } = dateBadge(at);
  return (
    <div className={`${classes.badge} ${className ?? ''}`} aria-hidden>
      <time className={classes.day}>{day}</time>
      <time className={classes.month}>{month}</time>
    </div>
  );
}
