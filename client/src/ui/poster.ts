// The server and the web client each hold a copy of this file and of poster-shapes.ts, byte for byte, because neither may
// import the other and the poster must be the same everywhere. A test compares them.

import { disc, dots, num, petals, point, polygon, rays, rect, rhombus } from './poster-shapes.ts';

/** Filled outline, in SVG path syntax. */
export interface PosterShape {
  readonly d: string;
  readonly fill: string;
}

/** Shapes that are repeated at several positions. */
export interface PosterPart {
  readonly shapes: readonly PosterShape[];
  readonly at: readonly (readonly [x: number, y: number])[];
}

export interface PosterScene {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PosterPart[];
}

export interface PosterSize {
  readonly width: number;
  readonly height: number;
}

interface Palette {
  readonly ground: string;
  readonly deep: string;
  readonly bright: string;
  readonly warm: string;
  readonly light: string;
}

const PALETTES: readonly Palette[] = [
  { ground: '#0B6E6E', deep: '#06393F', bright: '#F2A413', warm: '#D8432B', light: '#FBF7F0' },
  { ground: '#F2A413', deep: '#17181F', bright: '#D8432B', warm: '#0B6E6E', light: '#FFF6DF' },
  { ground: '#D8432B', deep: '#4C1018', bright: '#F7C548', warm: '#17181F', light: '#FDF1E2' },
  { ground: '#27408B', deep: '#121D45', bright: '#F6B53C', warm: '#E4572E', light: '#F4EFE3' },
  { ground: '#2E7D4F', deep: '#0F3823', bright: '#F4C430', warm: '#C8372D', light: '#FAF5E4' },
  { ground: '#7A2A63', deep: '#34102B', bright: '#F2A413', warm: '#1E9C93', light: '#FBF1E6' },
  { ground: '#9A5423', deep: '#3D1E0D', bright: '#F3B544', warm: '#146C6C', light: '#FBF4E6' },
  { ground: '#22242E', deep: '#0B5A5C', bright: '#F2A413', warm: '#D8432B', light: '#F7EFE0' },
];

/** FNV-1a and mulberry32: small, seeded by any text, equal in every engine. */
function randomOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Motif = (size: number, colours: Palette) => PosterShape[];

/** Repeated motifs: each fills a square of the given size. */
const MOTIFS: readonly Motif[] = [
  (t, { deep, bright, warm, light }) => [
    { d: disc(t / 2, t / 2, t * 0.46), fill: deep },
    { d: disc(t / 2, t / 2, t * 0.36), fill: bright },
    { d: disc(t / 2, t / 2, t * 0.25), fill: warm },
    { d: disc(t / 2, t / 2, t * 0.12), fill: light },
  ],
  (t, { deep, bright, warm, light }) => [
    { d: petals(t / 2, t / 2, 8, t * 0.1, t * 0.5, t * 0.13), fill: deep },
    { d: petals(t / 2, t / 2, 8, t * 0.14, t * 0.4, t * 0.08), fill: bright },
    { d: disc(t / 2, t / 2, t * 0.14), fill: warm },
    { d: disc(t / 2, t / 2, t * 0.06), fill: light },
  ],
  (t, { deep, bright, warm, light }) => [
    { d: rhombus(t / 2, t / 2, t * 0.5, t * 0.5), fill: deep },
    { d: rhombus(t / 2, t / 2, t * 0.36, t * 0.36), fill: bright },
    { d: rhombus(t / 2, t / 2, t * 0.22, t * 0.22), fill: warm },
    { d: rhombus(t / 2, t / 2, t * 0.09, t * 0.09), fill: light },
  ],
  (t, { deep, bright, warm, light }) => [
    { d: rays(t / 2, t / 2, 12, t * 0.28, t * 0.49), fill: bright },
    { d: disc(t / 2, t / 2, t * 0.29), fill: deep },
    { d: dots(t / 2, t / 2, 8, t * 0.19, t * 0.04), fill: light },
    { d: disc(t / 2, t / 2, t * 0.1), fill: warm },
  ],
  (t, { deep, bright, warm, light }) => [
    { d: petals(t / 2, t / 2, 4, 0, t * 0.7, t * 0.26, Math.PI / 4), fill: deep },
    { d: petals(t / 2, t / 2, 4, t * 0.12, t * 0.58, t * 0.13, Math.PI / 4), fill: bright },
    { d: dots(t / 2, t / 2, 4, t * 0.4, t * 0.07), fill: warm },
    { d: disc(t / 2, t / 2, t * 0.08), fill: light },
  ],
  (t, { deep, bright, warm, light }) => [
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
  ],
];

type Border = (size: number, colours: Palette) => PosterShape[];

/** Motifs of the hem: each fills a square of the given size. */
const BORDERS: readonly Border[] = [
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

function medallion(radius: number, petalCount: number, kind: number, colours: Palette): PosterShape[] {
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

/** Positions of a grid that covers a span evenly, with half a cell cut at either end when it does not fit. */
function places(span: number, cell: number): number[] {
  const count = Math.ceil(span / cell / 2) * 2 + 1;
  const first = (span - count * cell) / 2;
  return Array.from({ length: count }, (_, index) => first + index * cell);
}

function field(size: PosterSize, cell: number, shifted: boolean): [number, number][] {
  const columns = places(size.width, cell);
  return places(size.height, cell).flatMap((y, row) =>
    columns.map((x): [number, number] => [x + (shifted && row % 2 === 1 ? cell / 2 : 0), y]),
  );
}

/**
 * The poster of an event as shapes: cloth in the manner of kanga and kitenge, with a repeated motif, a hem above
 * and below and a medallion. The same id and proportions give the same picture.
 */
export function posterScene(eventId: string, { width, height }: PosterSize): PosterScene {
  const random = randomOf(eventId);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const colours = pick(PALETTES);
  const motif = pick(MOTIFS);
  const border = pick(BORDERS);
  const unit = Math.min(width, height) / 12;
  const cell = unit * pick([2, 2.4, 3]);
  const shifted = random() < 0.5;
  const petalCount = pick([8, 12, 16]);
  const kind = random() < 0.5 ? 0 : 1;
  const hem = unit * 1.3;
  const hemPlaces = places(width, hem);
  const line = unit * 0.14;
  const bands = rect(0, 0, width, hem + line * 2) + rect(0, height - hem - line * 2, width, hem + line * 2);
  const lines = rect(0, hem + line * 2, width, line) + rect(0, height - hem - line * 3, width, line);
  return {
    width,
    height,
    parts: [
      { shapes: [{ d: rect(0, 0, width, height), fill: colours.ground }], at: [[0, 0]] },
      { shapes: motif(cell, colours), at: field({ width, height }, cell, shifted) },
      {
        shapes: [
          { d: bands, fill: colours.deep },
          { d: lines, fill: colours.light },
        ],
        at: [[0, 0]],
      },
      {
        shapes: border(hem, colours),
        at: hemPlaces.flatMap((x): [number, number][] => [
          [x, line],
          [x, height - hem - line],
        ]),
      },
      { shapes: medallion(unit * 3, petalCount, kind, colours), at: [[width / 2, height / 2]] },
    ],
  };
}

/** The scene as SVG text. A document may contain several: ids carry a hash of event and size. */
export function posterSvg(eventId: string, size: PosterSize): string {
  const scene = posterScene(eventId, size);
  const hash = Math.floor(randomOf(`${eventId} ${size.width} ${size.height}`)() * 4294967296).toString(36);
  const draw = (part: PosterPart): string =>
    part.shapes.map((shape) => `<path fill="${shape.fill}" d="${shape.d}"/>`).join('');
  const body = scene.parts.map((part, index) => {
    const [first, ...rest] = part.at;
    if (!first) return '';
    const id = `p${hash}${index}`;
    const uses = rest.map(
      ([x, y]) => `<use href="#${id}" x="${num(x - first[0])}" y="${num(y - first[1])}"/>`,
    );
    const moved =
      first[0] === 0 && first[1] === 0 ? '' : ` transform="translate(${point(first[0], first[1])})"`;
    return `<g id="${id}"><g${moved}>${draw(part)}</g></g>${uses.join('')}`;
  });
  const box = `0 0 ${num(scene.width)} ${num(scene.height)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${num(scene.width)}" height="${num(scene.height)}" ` +
    `preserveAspectRatio="xMidYMid slice" aria-hidden="true">${body.join('')}</svg>`
  );
}
