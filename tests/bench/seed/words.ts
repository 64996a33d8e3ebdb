/** Names of events, so that a search has matches and other rows. */
const SOUNDS = [
  'ba',
  'co',
  'di',
  'fe',
  'gu',
  'ha',
  'jo',
  'ki',
  'la',
  'mo',
  'ne',
  'pi',
  'ro',
  'su',
  'ta',
  'vu',
];

/** 4,096 words of six letters, each sound in each position. */
export const WORDS: readonly string[] = SOUNDS.flatMap((first) =>
  SOUNDS.flatMap((second) => SOUNDS.map((third) => first + second + third)),
);

/** Scatters numbers, the same way in every run. */
export function scattered(n: number, below: number): number {
  return Number((BigInt(n) * 2_654_435_761n) % 4_294_967_291n) % below;
}
