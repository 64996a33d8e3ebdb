import classes from './DateBadge.module.css';
import { dateBadge } from './event-dates.ts';

/** Day and month on a poster, for the eye alone: the full date always stands in words beside it. */
export function DateBadge({ at, className }: { at: string; className?: string }) {
  const { day, month } = dateBadge(at);
  return (
    <div className={`${classes.badge} ${className ?? ''}`} aria-hidden>
      <span className={classes.day}>{day}</span>
      <span className={classes.month}>{month}</span>
    </div>
  );
}
