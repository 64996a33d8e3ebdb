/** Words that have another meaning at the same position of a URL. */
const RESERVED = new Set(['published', 'purchase', 'new', 'create', 'search', 'api', 'event', 'events']);
const LONGEST = 80;
const SUFFIX_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const SUFFIX_LENGTH = 5;

/** Returns the name in lower-case letters, digits and hyphens; "event" when none of its characters remain. */
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
 * Appends a short random suffix to a slug that is taken or reserved.
 * @param random at least five bytes
 */
export function slugWithSuffix(slug: string, random: Uint8Array): string {
  const suffix = Array.from(
    random.subarray(0, SUFFIX_LENGTH),
    (byte) => SUFFIX_LETTERS[byte % SUFFIX_LETTERS.length],
  );
  return `${slug}-${suffix.join('')}`;
}
