import { chartTone, REST_TONE } from './chart-tones.ts';
import classes from './SplitChart.module.css';

export interface SplitPart {
  key: string;
  name: string;
  /** How the part was computed: "40 %", "fixed". */
  how: string;
  /** The part as displayed. */
  amount: string;
  /** The part as a number, only for the drawing. */
  size: number;
  /** The part without a share, in the quietest colour. */
  isRest?: boolean;
}

interface SplitChartProps {
  /** Caption for screen readers. */
  label: string;
  columns: { who: string; amount: string; part: string };
  parts: readonly SplitPart[];
}

const RADIUS = 50;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring chart of shares, and the same as a table for screen readers. */
export function SplitChart({ label, columns, parts }: SplitChartProps) {
  const whole = parts.reduce((sum, part) => sum + part.size, 0);
  const slices = parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, other) => sum + other.size, 0);
    const share = whole > 0 ? part.size / whole : 0;
    return {
      ...part,
      share,
      start: whole > 0 ? before / whole : 0,
      colour: part.isRest ? REST_TONE : chartTone(index),
    };
  });
  return (
    <div className={classes.frame}>
      <div className={classes.split}>
        <svg viewBox="0 0 124 124" className={classes.ring} aria-hidden="true">
          <circle cx="62" cy="62" r={RADIUS} className={classes.ground} />
          {slices.map((slice) => (
            <circle
              key={slice.key}
              cx="62"
              cy="62"
              r={RADIUS}
              className={classes.slice}
              stroke={slice.colour}
              strokeDasharray={`${slice.share * ROUND} ${ROUND}`}
              strokeDashoffset={-slice.start * ROUND}
            />
          ))}
        </svg>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{columns.who}</th>
              <th scope="col" className={classes.figure}>
                {columns.amount}
              </th>
              <th scope="col" className={classes.figure}>
                {columns.part}
              </th>
            </tr>
          </thead>
          <tbody>
            {slices.map((slice) => (
              <tr key={slice.key}>
                <th scope="row">
                  <span className={classes.who}>
                    <span className={classes.mark} style={{ background: slice.colour }} aria-hidden />
                    <span>
                      {slice.name}
                      <span className={classes.how}>{slice.how}</span>
                    </span>
                  </span>
                </th>
                <td className={classes.figure}>{slice.amount}</td>
                <td className={classes.figure}>{`${(slice.share * 100).toFixed(1)} %`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
