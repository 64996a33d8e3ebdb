// Patterns of the poster by the category of the event.

import {
  BORDERS,
  type Border,
  type Emblem,
  MOTIFS,
  type Motif,
  medallion,
  motif,
  type Palette,
} from './poster-motifs.ts';
import {
  arch,
  chevron,
  disc,
  dots,
  halfDisc,
  type PosterShape,
  polygon,
  quarterDisc,
  rays,
  rect,
  rhombus,
} from './poster-shapes.ts';

/** The categories of events that have patterns of their own. */
export type PosterCategory = 'music' | 'sports' | 'arts' | 'business' | 'technology';

/** Patterns to choose from. */
export interface PosterStyle {
  readonly motifs: readonly Motif[];
  readonly borders: readonly Border[];
  readonly emblem: Emblem;
}

/** Sound: waves that spread, and the bars of an equaliser. */
const MUSIC: PosterStyle = {
  motifs: [
    motif('scales', (t, { deep, bright, warm, light }) => {
      const fills = [deep, bright, deep, warm, light];
      return fills.map((fill, ring) => ({ d: halfDisc(t / 2, t / 2, t * (0.5 - ring * 0.1)), fill }));
    }),
    motif('free', (t, { deep, bright, warm, light }) => [
      { d: bars(t, [0.34, 0.78, 0.5, 0.94, 0.6]), fill: deep },
      { d: bars(t, [0.18, 0.58, 0.32, 0.72, 0.4]), fill: bright },
      { d: bars(t, [0, 0.24, 0, 0.34, 0]), fill: warm },
      { d: bars(t, [0, 0.08, 0, 0.12, 0]), fill: light },
    ]),
  ],
  borders: [
    (t, { bright, warm }) => [
      { d: bars(t, [0.3, 0.6, 0.86, 0.6, 0.3]), fill: bright },
      { d: bars(t, [0, 0, 0.4, 0, 0]), fill: warm },
    ],
    (t, { bright, light }) => [
      { d: disc(t / 2, t / 2, t * 0.4), fill: bright },
      { d: disc(t / 2, t / 2, t * 0.14), fill: light },
    ],
  ],
  emblem: (radius, { petalCount, kind, colours: { deep, bright, warm, light } }) => {
    const [first, second] = kind === 0 ? [bright, warm] : [warm, bright];
    const rings = [deep, first, deep, first, deep, second, light];
    return [
      { d: rays(0, 0, petalCount * 2, radius, radius * 1.16), fill: light },
      { d: disc(0, 0, radius * 1.04), fill: light },
      ...rings.map((fill, ring) => ({ d: disc(0, 0, radius * (1 - ring * 0.14)), fill })),
    ];
  },
};

/** Upright bars about the middle of a square. @param heights their heights as parts of it; 0 draws none */
function bars(t: number, heights: readonly number[]): string {
  const step = t / heights.length;
  return heights
    .map((height, nth) =>
      height === 0 ? '' : rect(nth * step + step * 0.2, (t * (1 - height)) / 2, step * 0.6, t * height),
    )
    .join('');
}

/** A race: slanted stripes, and lanes with arrow heads under a chequered hem. */
const SPORTS: PosterStyle = {
  motifs: [
    motif('aligned', (t, { deep, bright, light }) => [
      { d: slants(t, 0, 0.3), fill: deep },
      { d: slants(t, 0.5, 0.3), fill: bright },
      { d: slants(t, 0.4, 0.05), fill: light },
    ]),
    motif('aligned', (t, { deep, bright, warm, light }) => [
      { d: rect(0, t * 0.06, t, t * 0.88), fill: deep },
      { d: chevron(t * 0.08, t / 2, t * 0.5, t * 0.6, t * 0.2), fill: bright },
      { d: chevron(t * 0.46, t / 2, t * 0.5, t * 0.6, t * 0.2), fill: warm },
      { d: rect(0, 0, t, t * 0.05), fill: light },
    ]),
  ],
  borders: [chequers(4), chequers(3)],
  emblem: (radius, { kind, colours: { deep, bright, warm, light } }) => {
    const fills = kind === 0 ? [warm, bright, light] : [bright, light, warm];
    return [
      { d: disc(0, 0, radius * 1.1), fill: light },
      { d: disc(0, 0, radius), fill: deep },
      ...fills.map((fill, nth) => ({
        d: chevron(radius * (nth * 0.42 - 0.78), 0, radius * 0.74, radius * 1.1, radius * 0.28),
        fill,
      })),
    ];
  },
};

/**
 * Stripes at 45 degrees that continue in the next square.
 * @param from offset of the first stripe, and its width, as parts of the square
 */
function slants(t: number, from: number, width: number): string {
  const upper = (a: number, b: number) =>
    polygon([
      [a, 0],
      [b, 0],
      [0, b],
      [0, a],
    ]);
  const lower = (a: number, b: number) =>
    polygon([
      [t, a],
      [t, b],
      [b, t],
      [a, t],
    ]);
  const [a, b] = [t * from, t * (from + width)];
  return upper(a, b) + lower(a, b);
}

/** A chequered hem of so many columns in a square. */
function chequers(columns: number): Border {
  return (t, { light, deep }) => {
    const side = t / columns;
    const squares = Array.from({ length: columns * columns }, (_, nth) => [
      nth % columns,
      Math.floor(nth / columns),
    ]);
    const lit = squares.filter(([x = 0, y = 0]) => (x + y) % 2 === 0);
    return [
      { d: rect(0, 0, t, t), fill: columns % 2 === 0 ? deep : light },
      {
        d: (columns % 2 === 0 ? lit : squares.filter((square) => !lit.includes(square)))
          .map(([x = 0, y = 0]) => rect(x * side, y * side, side, side))
          .join(''),
        fill: columns % 2 === 0 ? light : deep,
      },
    ];
  };
}

/** A stage: arches within arches, and fans. */
const ARTS: PosterStyle = {
  motifs: [
    motif('free', (t, { deep, bright, warm, light }) => [
      { d: arch(t / 2, t * 0.97, t * 0.45, t * 0.93), fill: deep },
      { d: arch(t / 2, t * 0.97, t * 0.35, t * 0.77), fill: bright },
      { d: arch(t / 2, t * 0.97, t * 0.25, t * 0.6), fill: deep },
      { d: arch(t / 2, t * 0.97, t * 0.16, t * 0.42), fill: warm },
      { d: disc(t / 2, t * 0.76, t * 0.06), fill: light },
    ]),
    motif('free', (t, { deep, bright, warm, light }) => [
      { d: quarterDisc(0, 0, t * 0.96), fill: deep },
      { d: quarterDisc(0, 0, t * 0.78), fill: bright },
      { d: quarterDisc(0, 0, t * 0.58), fill: deep },
      { d: quarterDisc(0, 0, t * 0.4), fill: warm },
      { d: quarterDisc(0, 0, t * 0.18), fill: light },
    ]),
  ],
  borders: [
    (t, { bright, warm }) => [
      { d: arch(t / 2, t * 0.9, t * 0.4, t * 0.8), fill: bright },
      { d: arch(t / 2, t * 0.9, t * 0.2, t * 0.5), fill: warm },
    ],
    (t, { bright, light }) => [
      { d: arch(t / 2, t * 0.9, t * 0.42, t * 0.8), fill: light },
      { d: arch(t / 2, t * 0.9, t * 0.26, t * 0.58), fill: bright },
    ],
  ],
  emblem: (radius, { petalCount, kind, colours: { deep, bright, warm, light } }) => {
    const foot = radius * 0.98;
    const [first, second] = kind === 0 ? [bright, warm] : [warm, bright];
    return [
      { d: arch(0, foot + radius * 0.07, radius * 0.99, radius * 2.1), fill: light },
      { d: arch(0, foot, radius * 0.92, radius * 1.96), fill: deep },
      { d: arch(0, foot, radius * 0.74, radius * 1.66), fill: first },
      { d: arch(0, foot, radius * 0.58, radius * 1.4), fill: deep },
      { d: rays(0, radius * 0.16, petalCount, radius * 0.22, radius * 0.42), fill: second },
      { d: disc(0, radius * 0.16, radius * 0.24), fill: light },
    ];
  },
};

/** An office: tiles in a grid, halved and rounded. */
const BUSINESS: PosterStyle = {
  motifs: [
    motif('aligned', (t, { deep, bright, warm, light }) => [
      { d: rect(t * 0.05, t * 0.05, t * 0.9, t * 0.9), fill: deep },
      { d: rect(t * 0.12, t * 0.12, t * 0.35, t * 0.35), fill: bright },
      { d: rect(t * 0.53, t * 0.53, t * 0.35, t * 0.35), fill: warm },
      { d: rect(t * 0.53, t * 0.12, t * 0.35, t * 0.1), fill: light },
      { d: rect(t * 0.12, t * 0.78, t * 0.35, t * 0.1), fill: light },
    ]),
    motif('aligned', (t, { deep, bright, warm, light }) => [
      {
        d: rect(t * 0.04, t * 0.04, t * 0.44, t * 0.44) + rect(t * 0.52, t * 0.52, t * 0.44, t * 0.44),
        fill: deep,
      },
      { d: quarterDisc(t * 0.04, t * 0.04, t * 0.44), fill: bright },
      { d: quarterDisc(t * 0.52, t * 0.52, t * 0.44), fill: warm },
      {
        d: polygon([
          [t * 0.52, t * 0.04],
          [t * 0.96, t * 0.04],
          [t * 0.96, t * 0.48],
        ]),
        fill: light,
      },
      { d: rect(t * 0.15, t * 0.63, t * 0.22, t * 0.22), fill: bright },
    ]),
  ],
  borders: [
    (t, { bright, light }) => [
      { d: rect(t * 0.08, t * 0.12, t * 0.38, t * 0.76), fill: bright },
      {
        d: rect(t * 0.56, t * 0.12, t * 0.36, t * 0.34) + rect(t * 0.56, t * 0.54, t * 0.36, t * 0.34),
        fill: light,
      },
    ],
    (t, { bright, warm }) => [
      { d: rect(t * 0.08, t * 0.08, t * 0.84, t * 0.84), fill: bright },
      { d: rect(t * 0.3, t * 0.3, t * 0.4, t * 0.4), fill: warm },
    ],
  ],
  emblem: (radius, { kind, colours: { deep, bright, warm, light } }) => {
    const side = radius * 0.9;
    const tile = (fill: string, which: readonly (readonly [number, number])[]): PosterShape => ({
      d: which
        .map(([x, y]) =>
          rect(
            (x - 1.5) * side * 0.6 + side * 0.04,
            (y - 1.5) * side * 0.6 + side * 0.04,
            side * 0.52,
            side * 0.52,
          ),
        )
        .join(''),
      fill,
    });
    const [first, second] = kind === 0 ? [bright, warm] : [warm, bright];
    return [
      { d: rect(-side * 1.1, -side * 1.1, side * 2.2, side * 2.2), fill: light },
      { d: rect(-side, -side, side * 2, side * 2), fill: deep },
      tile(first, [
        [0, 0],
        [2, 0],
        [1, 1],
        [0, 2],
        [2, 2],
      ]),
      tile(second, [
        [1, 0],
        [0, 1],
        [2, 1],
        [1, 2],
      ]),
      { d: quarterDisc(-side * 0.26, -side * 0.26, side * 0.52), fill: light },
    ];
  },
};

/** A network: woven diamonds, and nodes on their lines. */
const TECHNOLOGY: PosterStyle = {
  motifs: [
    motif('free', (t, colours) => woven(t, colours)),
    motif('aligned', (t, { deep, bright, warm, light }) => [
      { d: rect(0, t * 0.46, t, t * 0.08) + rect(t * 0.46, 0, t * 0.08, t), fill: deep },
      { d: rhombus(t / 2, t / 2, t * 0.3, t * 0.3), fill: deep },
      { d: rhombus(t / 2, t / 2, t * 0.2, t * 0.2), fill: bright },
      { d: disc(t / 2, t / 2, t * 0.08), fill: light },
      { d: dots(0, t / 2, 1, 0, t * 0.09) + dots(t, t / 2, 1, 0, t * 0.09), fill: warm },
      { d: disc(t / 2, 0, t * 0.09) + disc(t / 2, t, t * 0.09), fill: warm },
    ]),
  ],
  borders: [
    (t, { bright, light }) => [
      { d: rect(0, t * 0.44, t, t * 0.12), fill: bright },
      { d: rhombus(t / 2, t / 2, t * 0.34, t * 0.34), fill: bright },
      { d: disc(t / 2, t / 2, t * 0.12), fill: light },
    ],
    (t, { bright, warm }) => [
      { d: rhombus(t / 2, t / 2, t * 0.5, t * 0.4), fill: bright },
      { d: rhombus(t / 2, t / 2, t * 0.24, t * 0.2), fill: warm },
    ],
  ],
  emblem: (radius, { petalCount, kind, colours: { deep, bright, warm, light } }) => {
    const [first, second] = kind === 0 ? [bright, warm] : [warm, bright];
    const nested = (part: number, fill: string) => ({ d: rhombus(0, 0, radius * part, radius * part), fill });
    return [
      nested(1.32, light),
      nested(1.22, deep),
      nested(0.98, first),
      nested(0.8, deep),
      { d: dots(0, 0, petalCount, radius * 0.4, radius * 0.05), fill: light },
      nested(0.34, second),
      { d: disc(0, 0, radius * 0.1), fill: light },
    ];
  },
};

function woven(t: number, { ground, deep, bright, warm, light }: Palette): PosterShape[] {
  return [
    { d: rhombus(t / 2, t / 2, t * 0.5, t * 0.5), fill: deep },
    { d: rhombus(t / 2, t / 2, t * 0.38, t * 0.38), fill: ground },
    { d: rhombus(t / 2, t / 2, t * 0.28, t * 0.28), fill: bright },
    { d: rhombus(t / 2, t / 2, t * 0.12, t * 0.12), fill: deep },
    {
      d: rect(t * 0.2, t * 0.2, t * 0.12, t * 0.12) + rect(t * 0.68, t * 0.68, t * 0.12, t * 0.12),
      fill: warm,
    },
    {
      d: rect(t * 0.68, t * 0.2, t * 0.12, t * 0.12) + rect(t * 0.2, t * 0.68, t * 0.12, t * 0.12),
      fill: light,
    },
  ];
}

/** Patterns of events without a category. */
export const PLAIN: PosterStyle = { motifs: MOTIFS, borders: BORDERS, emblem: medallion };

export const STYLES: Readonly<Record<PosterCategory, PosterStyle>> = {
  music: MUSIC,
  sports: SPORTS,
  arts: ARTS,
  business: BUSINESS,
  technology: TECHNOLOGY,
};
