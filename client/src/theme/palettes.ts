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
