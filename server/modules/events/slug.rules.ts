/** Words that stand for something else in the same place of an address. */
const RESERVED = new Set(['published', 'purchase', 'new', 'create', 'search', 'api', 'event', 'events']);
const LONGEST = 80;
const SUFFIX_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const SUFFIX_LENGTH = 5;

/** The name in small letters, digits and hyphens; "event" when nothing of it can be written so. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'event' : plain;
}

export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug);
}

/**
 * The slug with a short random end, for a name that is taken or reserved.
 * @param random at least five bytes
 */
export function slugWithSuffix(slug: string, random: Uint8Array): string {
  const suffix = Array.from(
    random.subarray(0, SUFFIX_LENGTH),
    (byte) => SUFFIX_LETTERS[byte % SUFFIX_LETTERS.length],
  );
  return `${slug}-${suffix.join('')}`;
}
