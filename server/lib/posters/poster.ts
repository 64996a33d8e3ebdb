import { PLAIN, type PosterCategory, STYLES } from './poster-categories.ts';
import type { Motif, Palette } from './poster-motifs.ts';
import { num, type PosterShape, point, rect } from './poster-shapes.ts';

export type { PosterCategory } from './poster-categories.ts';

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

/** Positions of a grid that covers a span evenly, with half a cell cut at either end when it does not fit. */
function places(span: number, cell: number): number[] {
  const count = Math.ceil(span / cell / 2) * 2 + 1;
  const first = (span - count * cell) / 2;
  return Array.from({ length: count }, (_, index) => first + index * cell);
}

function field(size: PosterSize, cell: number, layout: Motif['layout'], chance: boolean): [number, number][] {
  const columns = places(size.width, cell);
  const rows = places(size.height, layout === 'scales' ? cell / 2 : cell);
  const shifted = layout === 'scales' || (layout === 'free' && chance);
  return rows.flatMap((y, row) =>
    columns.map((x): [number, number] => [x + (shifted && row % 2 === 1 ? cell / 2 : 0), y]),
  );
}

/** What a poster is drawn from. */
export interface PosterSubject {
  /** Decides on colours and variants: the id of the event. */
  readonly id: string;
  /** Category of the event, which decides on the patterns; null for none, and for posters of other things. */
  readonly category: PosterCategory | null;
}

/**
 * The poster of an event as shapes: cloth in the manner of kanga and kitenge, with a repeated motif, a hem above
 * and below and an emblem. The same subject and proportions give the same picture.
 */
export function posterScene({ id, category }: PosterSubject, { width, height }: PosterSize): PosterScene {
  const random = randomOf(id);
  const style = category === null ? PLAIN : STYLES[category];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const colours = pick(PALETTES);
  const motif = pick(style.motifs);
  const border = pick(style.borders);
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
      { shapes: motif.draw(cell, colours), at: field({ width, height }, cell, motif.layout, shifted) },
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
      { shapes: style.emblem(unit * 3, { petalCount, kind, colours }), at: [[width / 2, height / 2]] },
    ],
  };
}

const keyOf = ({ id, category }: PosterSubject): string => (category === null ? id : `${id} ${category}`);

/** The scene as SVG text. A document may contain several: ids carry a hash of event and size. */
export function posterSvg(subject: PosterSubject, size: PosterSize): string {
  const scene = posterScene(subject, size);
  const hash = Math.floor(randomOf(`${keyOf(subject)} ${size.width} ${size.height}`)() * 4294967296).toString(
    36,
  );
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
