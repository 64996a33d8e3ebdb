import classes from './Logo.module.css';

/** The wordmark: a ticket, its stub, and the perforation between them. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 40 28" width="37" height="26" aria-hidden="true">
        <path
          fill="currentColor"
          d="M4 1h20.5a3 3 0 0 0 3 3v20a3 3 0 0 0-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"
        />
        <path
          className={classes.stub}
          d="M27.5 4a3 3 0 0 0 3-3H36a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-5.5a3 3 0 0 0-3-3z"
        />
        <path
          className={classes.letter}
          d="M9.5 6.5h6.6a5.2 5.2 0 0 1 0 10.4h-3.3v4.6H9.5zm3.3 3v4.4h3.100a2.2 2.2 0 0 0 0-4.4z"
        />
        <path className={classes.perforation} d="M27.5 7v14" />
      </svg>
      {!compact && <span className={classes.word}>Passa</span>}
    </span>
  );
}
