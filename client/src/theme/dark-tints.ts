import { coral, gray, leaf, marigold, teal } from './palettes.ts';

const SURFACE = '#1B1D25';

/** The shade that tints the background, for each colour; greys need a lighter one to be visible. */
const TINTS: Record<string, string | undefined> = {
  teal: teal[5],
  marigold: marigold[6],
  coral: coral[5],
  leaf: leaf[5],
  gray: gray[5],
  // Mantine's own colours of these names, which badges of roles use.
  blue: '#228BE6',
  violet: '#7950F2',
};

/** The names of the same colours in components. */
const ALIASES: Record<string, string> = { red: 'coral', green: 'leaf', yellow: 'marigold' };

const channels = (hex: string): number[] =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** Blends `share` of the colour over the dark surface. The result is opaque: nothing shines through. */
function over(color: string, share: number): string {
  const ground = channels(SURFACE);
  const mixed = channels(color).map((one, index) => one * share + (ground[index] ?? 0) * (1 - share));
  return `#${mixed.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
}

/** Tints of badges, notices and light buttons on dark surfaces. Mantine's own are almost black. */
export function darkTints(): Record<string, string> {
  const named = Object.keys(TINTS).map((color) => [color, color] as const);
  const lines = [...named, ...Object.entries(ALIASES)].flatMap(([name, color]) => {
    const tint = TINTS[color] ?? SURFACE;
    return [
      [`--mantine-color-${name}-light`, over(tint, 0.24)],
      [`--mantine-color-${name}-light-hover`, over(tint, 0.34)],
      [`--mantine-color-${name}-light-color`, `var(--mantine-color-${color}-2)`],
    ];
  });
  return Object.fromEntries(lines);
}
