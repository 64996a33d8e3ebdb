import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** Derives class names from file paths, so that prerendered views match the styles of the pages. */
export function styleNames(root: string): CSSModulesOptions {
  return {
    localsConvention: 'camelCaseOnly',
    generateScopedName: (name, file) => {
      const place = path.relative(root, file.replace(/\?.*$/, ''));
      return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 6)}`;
    },
  };
}
