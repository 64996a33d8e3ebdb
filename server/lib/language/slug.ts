const MAX_SLUG_LENGTH = 80;
const SUFFIX_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const SUFFIX_LENGTH = 5;

/**
 * Returns a name for URLs: the given one in lower-case letters, digits and hyphens.
 * @param fallback for a name of which no character remains
 */
export function slugFrom(name: string, fallback: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? fallback : plain;
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
