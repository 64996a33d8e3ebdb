import type { MantineColorsTuple } from '@mantine/core';

/** Deep ocean teal; step 7 is the light theme's primary, step 4 the dark theme's. */
export const teal: MantineColorsTuple = [
  '#E8F4F3',
  '#CFE8E6',
  '#A0D5D1',
  '#6FC6BF',
  '#3FB8B0',
  '#249892',
  '#148280',
  '#0B6E6E',
  '#085757',
  '#053F40',
];

/** Marigold: the primary action, the selected tier, the live dot. */
export const marigold: MantineColorsTuple = [
  '#FFF6E3',
  '#FEEAC6',
  '#FCDA95',
  '#F9C863',
  '#F6B63B',
  '#F2A413',
  '#CF8507',
  '#8F5B04',
  '#704703',
  '#4A2F02',
];

/** Danger. Step 7 rather than the brand coral carries white text, which needs 4.5 to 1. */
export const coral: MantineColorsTuple = [
  '#FDEEEB',
  '#FAD9D2',
  '#F4B4A7',
  '#EF9583',
  '#EC7C66',
  '#E2573F',
  '#D8432B',
  '#BF3822',
  '#97291A',
  '#6B1C11',
];

/** Success. */
export const leaf: MantineColorsTuple = [
  '#EBF5EE',
  '#D4EADC',
  '#A9D5B9',
  '#80C298',
  '#5DB37D',
  '#41995F',
  '#378B58',
  '#2E7D4F',
  '#23633E',
  '#18482D',
];

/** Warm greys between paper and ink. */
export const gray: MantineColorsTuple = [
  '#F7F2E9',
  '#F1EADE',
  '#EBE4D8',
  '#E6DFD3',
  '#D6CDBF',
  '#8C8477',
  '#676156',
  '#4E4A42',
  '#34322E',
  '#17181F',
];

/** Cool darks: 7 is the background, 6 the surfaces. */
export const dark: MantineColorsTuple = [
  '#ECEAE6',
  '#CFCDCA',
  '#A9A8A8',
  '#8C8C92',
  '#3A3D48',
  '#2A2D37',
  '#1B1D25',
  '#111217',
  '#0C0D11',
  '#07080A',
];

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
