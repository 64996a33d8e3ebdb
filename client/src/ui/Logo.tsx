import classes from './Logo.module.css';

/** The wordmark: a ticket with its perforation. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 40 28" width="36" height="26" aria-hidden="true">
        <path
          fill="currentColor"
          d="M4 2h32a3 3 0 0 1 3 3v5a4 4 0 0 0 0 8v5a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3v-5a4 4 0 0 0 0-8V5a3 3 0 0 1 3-3z"
        />
        <path
          className={classes.letter}
          d="M12 7h6.4a5 5 0 0 1 0 10H15.200v4H12zm3.2 2.900v4.200h3a2.1 2.1 0 0 0 0-4.200z"
        />
        <g className={classes.holes}>
          <circle cx="29" cy="7.5" r="1.3" />
          <circle cx="29" cy="14" r="1.3" />
          <circle cx="29" cy="20.5" r="1.3" />
        </g>
      </svg>
      {!compact && <span className={classes.word}>Passa</span>}
    </span>
  );
}
