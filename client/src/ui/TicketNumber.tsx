import { VisuallyHidden } from '@mantine/core';
import classes from './TicketNumber.module.css';

/** The number letter by letter, for screen readers. */
export const spelled = (number: string): string => [...number].join(' ');

/** The number of a ticket in two groups of four, which copies as one word and is read out letter by letter. */
export function TicketNumber({ children: number }: { children: string }) {
  return (
    <span className={classes.number}>
      <span aria-hidden>
        {number.slice(0, 4)}
        <span className={classes.second}>{number.slice(4)}</span>
      </span>
      <VisuallyHidden>{spelled(number)}</VisuallyHidden>
    </span>
  );
}
