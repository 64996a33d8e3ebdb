import classes from './StatStrip.module.css';

interface StatStripProps {
  stats: readonly { figure: string; label: string }[];
}

/** Figures in a row, separated by perforations. */
export function StatStrip({ stats }: StatStripProps) {
  return (
    <dl className={classes.stats} data-count={stats.length}>
      {stats.map((stat) => (
        <div key={stat.label} className={classes.stat}>
          <dt>{stat.label}</dt>
          <dd>{stat.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
