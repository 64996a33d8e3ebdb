import type { Plugin } from 'vite';

/**
 * Sets `font-display: block`. The fonts load together with the styles; text waits for its font for at most 3 seconds,
 * so that it does not render in a fallback font and shift when the font arrives.
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
