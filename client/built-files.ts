import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/**
 * Adds the names of a chunk and of all its imports to `seen`.
 * @param later whether to follow dynamic imports as well
 */
export function follow(bundle: Bundle, chunk: Chunk, seen: Set<string>, later: boolean): void {
  if (seen.has(chunk.fileName)) return;
  seen.add(chunk.fileName);
  for (const name of [...chunk.imports, ...(later ? chunk.dynamicImports : [])]) {
    const next = bundle[name];
    if (next?.type === 'chunk') follow(bundle, next, seen, later);
  }
}

/** Returns the styles, fonts and pictures that a chunk imports. */
export function assetsOf(bundle: Bundle, name: string): string[] {
  const file = bundle[name];
  if (file?.type !== 'chunk') return [];
  const { importedCss, importedAssets } = file.viteMetadata ?? {};
  return [...(importedCss ?? []), ...(importedAssets ?? [])];
}
