import type { KeptPage } from '../kept-pages.ts';

/** Data of the build. The bundler writes it into the worker, so that each build has its own worker. */
interface Build {
  /** Changes with every cached file. */
  id: string;
  /** The script that every page of this build loads. */
  entry: string;
  /** Addresses of the files of each page. */
  files: Record<KeptPage, string[]>;
}

export const build = JSON.parse('__BUILD__') as Build;
