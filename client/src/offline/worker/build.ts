import type { KeptPage } from '../kept-pages.ts';

/** What the build knows of itself. The bundler writes it into the worker, so that each build has a worker of its own. */
interface Build {
  /** Changes with every file that is kept. */
  id: string;
  /** The script that every page of this build names. */
  entry: string;
  /** Addresses of what a page needs, by page. */
  files: Record<KeptPage, string[]>;
}

export const build = JSON.parse('__BUILD__') as Build;
