// Patterns of the poster in the manner of kanga and kitenge prints.

import { disc, dots, type PosterShape, petals, polygon, rays, rect, rhombus } from './poster-shapes.ts';

export interface Palette {
  readonly ground: string;
  readonly deep: string;
  readonly bright: string;
  readonly warm: string;
  readonly light: string;
}

type Drawing = (size: number, colours: Palette) => PosterShape[];

/** A repeated motif: fills a square of the given size. */
export interface Motif {
  readonly draw: Drawing;
  /**
   * `free`: every other row is shifted by chance. `aligned`: no row is, since the motif continues in its neighbours.
   * `scales`: rows follow at half the distance and are shifted in turn, so that each covers the one above.
   */
  readonly layout: 'free' | 'aligned' | 'scales';
}

export const motif = (layout: Motif['layout'], draw: Drawing): Motif => ({ layout, draw });

/** Motifs of events without a category. */
export const MOTIFS: readonly Motif[] = [
  motif('free', (t, { deep, bright, warm, light }) => [
    { d: disc(t / 2, t / 2, t * 0.46), fill: deep },
    { d: disc(t / 2, t / 2, t * 0.36), fill: bright },
    { d: disc(t / 2, t / 2, t * 0.25), fill: warm },
    { d: disc(t / 2, t / 2, t * 0.12), fill: light },
  ]),
  motif('free', (t, { deep, bright, warm, light }) => [
    { d: petals(t / 2, t / 2, 8, t * 0.1, t * 0.5, t * 0.13), fill: deep },
    { d: petals(t / 2, t / 2, 8, t * 0.14, t * 0.4, t * 0.08), fill: bright },
    { d: disc(t / 2, t / 2, t * 0.14), fill: warm },
    { d: disc(t / 2, t / 2, t * 0.06), fill: light },
  ]),
  motif('free', (t, { deep, bright, warm, light }) => [
    { d: rhombus(t / 2, t / 2, t * 0.5, t * 0.5), fill: deep },
    { d: rhombus(t / 2, t / 2, t * 0.36, t * 0.36), fill: bright },
    { d: rhombus(t / 2, t / 2, t * 0.22, t * 0.22), fill: warm },
    { d: rhombus(t / 2, t / 2, t * 0.09, t * 0.09), fill: light },
  ]),
  motif('free', (t, { deep, bright, warm, light }) => [
    { d: rays(t / 2, t / 2, 12, t * 0.28, t * 0.49), fill: bright },
    { d: disc(t / 2, t / 2, t * 0.29), fill: deep },
    { d: dots(t / 2, t / 2, 8, t * 0.19, t * 0.04), fill: light },
    { d: disc(t / 2, t / 2, t * 0.1), fill: warm },
  ]),
  motif('free', (t, { deep, bright, warm, light }) => [
    { d: petals(t / 2, t / 2, 4, 0, t * 0.7, t * 0.26, Math.PI / 4), fill: deep },
    { d: petals(t / 2, t / 2, 4, t * 0.12, t * 0.58, t * 0.13, Math.PI / 4), fill: bright },
    { d: dots(t / 2, t / 2, 4, t * 0.4, t * 0.07), fill: warm },
    { d: disc(t / 2, t / 2, t * 0.08), fill: light },
  ]),
  motif('free', (t, { deep, bright, warm, light }) => [
    { d: rect(0, t * 0.08, t, t * 0.84) + rhombus(t / 2, t / 2, t / 2, t * 0.42), fill: deep },
    {
      d: polygon([
        [0, t * 0.2],
        [t / 2, t * 0.62],
        [t, t * 0.2],
        [t, t * 0.38],
        [t / 2, t * 0.8],
        [0, t * 0.38],
      ]),
      fill: bright,
    },
    { d: disc(t / 2, t * 0.3, t * 0.11), fill: warm },
    { d: disc(0, t * 0.72, t * 0.07) + disc(t, t * 0.72, t * 0.07), fill: light },
  ]),
];

/** A motif of the hem. */
export type Border = Drawing;

/** Hems of events without a category: each fills a square of the given size. */
export const BORDERS: readonly Border[] = [
  (t, { bright, warm }) => [
    {
      d: polygon([
        [0, t * 0.9],
        [t / 2, t * 0.1],
        [t, t * 0.9],
      ]),
      fill: bright,
    },
    {
      d: polygon([
        [t * 0.28, t * 0.9],
        [t / 2, t * 0.54],
        [t * 0.72, t * 0.9],
      ]),
      fill: warm,
    },
  ],
  (t, { bright, light }) => [
    { d: rhombus(t / 2, t / 2, t * 0.44, t * 0.38), fill: bright },
    { d: disc(t / 2, t / 2, t * 0.12), fill: light },
  ],
  (t, { bright, warm, light }) => [
    { d: disc(t / 2, t / 2, t * 0.34), fill: light },
    { d: disc(t / 2, t / 2, t * 0.23), fill: warm },
    { d: disc(0, t / 2, t * 0.09) + disc(t, t / 2, t * 0.09), fill: bright },
  ],
  (t, { bright, light }) => [
    { d: petals(t / 2, t / 2, 4, t * 0.04, t * 0.44, t * 0.15), fill: bright },
    { d: dots(t / 2, t / 2, 4, t * 0.4, t * 0.06, Math.PI / 4), fill: light },
  ],
];

/** Random features of a poster's emblem, drawn from the event's id. */
export interface EmblemChoice {
  readonly petalCount: number;
  readonly kind: 0 | 1;
  readonly colours: Palette;
}

/** The picture in the middle, about its centre. */
export type Emblem = (radius: number, choice: EmblemChoice) => PosterShape[];

/** The flower in the middle. */
export function medallion(radius: number, { petalCount, kind, colours }: EmblemChoice): PosterShape[] {
  const { deep, bright, warm, light } = colours;
  const inner =
    kind === 0
      ? petals(0, 0, petalCount, radius * 0.28, radius * 0.8, radius * 0.14)
      : rays(0, 0, petalCount, radius * 0.42, radius * 0.8);
  return [
    { d: disc(0, 0, radius * 1.08), fill: light },
    { d: disc(0, 0, radius), fill: deep },
    { d: inner, fill: bright },
    { d: dots(0, 0, petalCount * 2, radius * 0.9, radius * 0.035), fill: light },
    { d: disc(0, 0, radius * 0.4), fill: warm },
    { d: petals(0, 0, 8, radius * 0.06, radius * 0.34, radius * 0.09, Math.PI / 8), fill: light },
    { d: disc(0, 0, radius * 0.1), fill: deep },
  ];
}
