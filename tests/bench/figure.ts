import type { Spread } from './spread.ts';

/** One row of the table that a bench prints. */
export interface Figure {
  name: string;
  /** The measured values, in their own unit. */
  measured: Spread;
  unit: string;
  /** The reference value, from the same run. */
  against?: { name: string; value: number } | undefined;
  /** The number that Must and Aim refer to: a ratio, or the median itself. */
  value: number;
  must: number;
  aim: number | undefined;
  /** 'more': the value must reach Must; 'less': it must not pass it. */
  better: 'more' | 'less';
  /** Faults apart from the number; a figure with faults has missed its Must. */
  faults: string[];
}

export type Wanted = Pick<Figure, 'must' | 'aim' | 'better'>;

/** A rate compared with the limit of the same run. */
export function ratioFigure(
  name: string,
  measured: Spread,
  unit: string,
  against: { name: string; value: number },
  wanted: Wanted,
  faults: string[] = [],
): Figure {
  return { name, measured, unit, against, value: measured.median / against.value, ...wanted, faults };
}

/** A figure that is compared with a number of its own unit. */
export function plainFigure(
  name: string,
  measured: Spread,
  unit: string,
  wanted: Wanted,
  faults: string[] = [],
): Figure {
  return { name, measured, unit, value: measured.median, ...wanted, faults };
}

export const meetsMust = (figure: Figure): boolean =>
  figure.faults.length === 0 && reaches(figure, figure.must);

export const meetsAim = (figure: Figure): boolean =>
  meetsMust(figure) && figure.aim !== undefined && reaches(figure, figure.aim);

function reaches({ value, better }: Figure, mark: number): boolean {
  return better === 'more' ? value >= mark : value <= mark;
}
