import classes from './DateBadge.module.css';
import { dateBadge } from './event-dates.ts';

interface DateBadgeProps {
  at: string;
  /** Time zone of the event. */
  zone: string;
  className?: string;
}

/** Day and month on a poster, for sighted users only: the full date is always in text beside it. */
export function DateBadge({ at, zone, className }: DateBadgeProps) {
  const { day, month } = dateBadge(at, zone);
  return (
    <div className={`${classes.badge} ${className ?? ''}`} aria-hidden>
      <time className={classes.day}>{day}</time>
      <time className={classes.month}>{month}</time>
    </div>
  );
}
