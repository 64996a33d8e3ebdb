import { chromium } from '@playwright/test';
import { findBrowser } from '../../support/browser.ts';
import type { BenchContext } from '../bench-case.ts';
import { type Figure, plainFigure, type Wanted } from '../figure.ts';
import { spreadOf } from '../spread.ts';
import { type Stored, type Visit, visitPage } from './visit-page.ts';

const VISITS = 5;
const PAINT: Wanted = { must: 2_500, aim: 1_800, better: 'less' };
const SHIFT: Wanted = { must: 0.05, aim: 0, better: 'less' };

export interface MeasuredPage {
  name: string;
  path: string;
  /** Time until the largest element is painted, in ms. */
  paint?: Wanted;
  /** Compressed bytes of the scripts of the first view; left out: not a figure. */
  scripts?: Wanted;
  /** Left out for a visitor. */
  stored?: Stored;
}

/** Loading times of each page on a phone with a slow network, measured in a browser. */
export async function pageFigures(
  { stage, note }: BenchContext,
  pages: readonly MeasuredPage[],
): Promise<Figure[]> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } as never });
  try {
    const figures: Figure[] = [];
    for (const { name, path, paint = PAINT, scripts, stored } of pages) {
      const visits: Visit[] = [];
      for (let turn = 0; turn < VISITS; turn++)
        visits.push(await visitPage(browser, new URL(path, stage.product.url).href, stored));
      const spread = (of: keyof Visit) => spreadOf(visits.map((visit) => visit[of]));
      note(`${name}: ${visits.map(({ largestPaintMs }) => Math.round(largestPaintMs)).join(', ')} ms`);
      figures.push(
        plainFigure(`largest paint of ${name}, slow phone`, spread('largestPaintMs'), 'ms', paint),
        plainFigure(`layout shift of ${name}`, spread('layoutShift'), '', SHIFT),
      );
      if (scripts)
        figures.push(
          plainFigure(`scripts of the first view of ${name}`, spread('scriptBytes'), 'bytes', scripts),
        );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
