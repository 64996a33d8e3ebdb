import { type KeyboardEvent, useState } from 'react';
import { locale } from '../language/language.ts';
import { chartTone } from './chart-tones.ts';
import classes from './TimeBars.module.css';

export interface BarSeries {
  name: string;
  points: readonly number[];
  total: number;
  /** Number of its colour. */
  tone: number;
}

interface TimeBarsProps {
  /** Name of the counted objects. */
  label: string;
  /** The name of each slice of time, oldest first. */
  slices: readonly string[];
  series: readonly BarSeries[];
  /** The word for an empty slice. */
  nothing: string;
}

const count = new Intl.NumberFormat(locale);

/** The height of the chart: a round number above all bars. */
function roof(most: number): number {
  if (most <= 4) return 4;
  const step = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 2.5, 5, 10].map((times) => times * step).find((top) => top >= most) ?? most;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

/**
 * Counts over time as stacked bars. A text describes one slice: that under the pointer, or the one selected
 * with the arrow keys; the legend shows the totals.
 */
export function TimeBars({ label, slices, series, nothing }: TimeBarsProps) {
  const last = slices.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? last, last);
  const heights = slices.map((_slice, index) =>
    series.reduce((sum, one) => sum + (one.points[index] ?? 0), 0),
  );
  const top = roof(Math.max(0, ...heights));
  const words = (index: number): string => {
    const parts = series.filter(({ points }) => (points[index] ?? 0) > 0);
    const values = parts.map(({ name, points }) => `${name} ${count.format(points[index] ?? 0)}`).join(', ');
    return `${slices[index] ?? ''}: ${values || nothing}`;
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const goal = event.key === 'Home' ? 0 : event.key === 'End' ? last : undefined;
    if (step === undefined && goal === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, goal ?? at + (step ?? 0))));
  };
  return (
    <div>
      <div
        className={classes.chart}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={words(at)}
        onKeyDown={move}
        onPointerLeave={() => setChosen(null)}
      >
        <span className={classes.roof} aria-hidden>
          {count.format(top)}
        </span>
        <div className={classes.bars} aria-hidden>
          {slices.map((slice, index) => (
            <div
              key={slice}
              className={classes.slot}
              data-chosen={chosen === index || undefined}
              onPointerEnter={() => setChosen(index)}
            >
              <div className={classes.bar}>
                {series.map(({ name, points, tone }) => (
                  <span
                    key={name}
                    style={{
                      height: `${((points[index] ?? 0) / top) * 100}%`,
                      background: chartTone(tone),
                    }}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <div className={classes.axis} aria-hidden>
          <span>{slices[0]}</span>
          <span>{slices[Math.floor(last / 2)]}</span>
          <span>{slices[last]}</span>
        </div>
      </div>
      <p className={classes.readout} aria-hidden>
        {words(at)}
      </p>
      <ul className={classes.legend}>
        {series.map(({ name, total, tone }) => (
          <li key={name}>
            <span className={classes.mark} style={{ background: chartTone(tone) }} aria-hidden />
            <span className="break-anywhere">{name}</span>
            <span className="tabular">{count.format(total)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
