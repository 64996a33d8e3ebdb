import type { Plugin } from 'vite';

/**
 * The fonts are asked for together with the styles. Words wait for theirs, for 3 seconds at most, instead of being
 * set in another one first and moving when it comes.
 */
export function fontsInPlace(): Plugin {
  return {
    name: 'fonts-in-place',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/@fontsource-variable/')) return null;
      return { code: code.replaceAll('font-display: swap', 'font-display: block'), map: null };
    },
  };
}
