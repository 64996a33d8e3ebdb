import { chromium } from '@playwright/test';
import { findBrowser } from '../../support/browser.ts';
import type { BenchContext } from '../bench-case.ts';
import { type Figure, plainFigure, type Wanted } from '../figure.ts';
import { spreadOf } from '../spread.ts';
import { type Visit, visitPage } from './visit-page.ts';

const VISITS = 5;
const PAINT: Wanted = { must: 2_500, aim: 1_800, better: 'less' };
const SHIFT: Wanted = { must: 0.05, aim: 0, better: 'less' };
const SCRIPT: Wanted = { must: 200 * 1_024, aim: 180 * 1_024, better: 'less' };

/** Loading times of each public page on a phone with a slow network, measured in a browser. */
export async function pageFigures(
  { stage, note }: BenchContext,
  pages: readonly { name: string; path: string }[],
): Promise<Figure[]> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } as never });
  try {
    const figures: Figure[] = [];
    for (const { name, path } of pages) {
      const visits: Visit[] = [];
      for (let turn = 0; turn < VISITS; turn++)
        visits.push(await visitPage(browser, new URL(path, stage.product.url).href));
      const spread = (of: keyof Visit) => spreadOf(visits.map((visit) => visit[of]));
      note(`${name}: ${visits.map(({ largestPaintMs }) => Math.round(largestPaintMs)).join(', ')} ms`);
      figures.push(
        plainFigure(`largest paint of ${name}, slow phone`, spread('largestPaintMs'), 'ms', PAINT),
        plainFigure(`layout shift of ${name}`, spread('layoutShift'), '', SHIFT),
      );
      if (path === '/events')
        figures.push(
          plainFigure(`scripts of the first view of ${name}`, spread('scriptBytes'), 'bytes', SCRIPT),
        );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
