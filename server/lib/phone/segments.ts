/** Alphabet of an SMS (3GPP TS 23.038, section 6.2.1): one septet a character. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Its extension (section 6.2.1.1): two septets a character, which one segment holds together. */
const EXTENDED = '\f^{}\\[~]|€';

const BASIC_SET = new Set(BASIC);
const EXTENDED_SET = new Set(EXTENDED);

/** Characters that look like those of the alphabet. */
const SIMILAR: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2026': '...',
  '\u2022': '-',
  '\u00b7': '-',
  '\t': ' ',
  ç: 'c',
  œ: 'oe',
  Œ: 'OE',
};

/**
 * Replaces characters by similar ones of the SMS alphabet, and takes accents off where the alphabet has no such letter.
 * One other character makes the whole text cost more than twice as much. Other scripts stay as they are.
 */
export function gsmText(text: string): string {
  return Array.from(text.normalize('NFC'), similar).join('');
}

function similar(character: string): string {
  if (isGsm(character)) return character;
  const known = SIMILAR[character];
  if (known !== undefined) return known;
  const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain !== '' && Array.from(plain).every(isGsm) ? plain : character;
}

const isGsm = (character: string): boolean => BASIC_SET.has(character) || EXTENDED_SET.has(character);

export interface SegmentCount {
  encoding: 'GSM-7' | 'UCS-2';
  /** Septets, or units of 16 bits. */
  units: number;
  /** Parts in which networks carry the text; each is paid. */
  segments: number;
}

/** Units of a text of one part, and of each part of a longer one, whose header takes 6 bytes. */
const SIZES = { 'GSM-7': { one: 160, part: 153 }, 'UCS-2': { one: 70, part: 67 } } as const;

/** Counts the parts of an SMS. A character of two units is never divided between two parts. */
export function countSegments(text: string): SegmentCount {
  const characters = Array.from(text);
  const encoding = characters.every(isGsm) ? 'GSM-7' : 'UCS-2';
  const sizes = characters.map((character) =>
    encoding === 'GSM-7' ? (EXTENDED_SET.has(character) ? 2 : 1) : character.length,
  );
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { one, part } = SIZES[encoding];
  return { encoding, units, segments: units <= one ? 1 : countParts(sizes, part) };
}

function countParts(sizes: readonly number[], part: number): number {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > part) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}
