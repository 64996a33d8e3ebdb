import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { violations, wear } from '../support/look.ts';
import { fileOf, JOURNEYS, type Role, SCHEMES, type StepOf } from './steps.ts';

/** Notices come and go by their own clock. */
const WITHOUT_NOTICES = '.mantine-Notifications-root { visibility: hidden !important; }';
const FINE = 25;
const COARSE = 15;
const PLENTY_BYTES = 50_000;

interface View {
  /** What stands at the top of the picture; without it, the page stays as it is. */
  at?: Locator;
}

export interface Camera<R extends Role> {
  photograph(page: Page, id: StepOf<R>, view?: View): Promise<void>;
  /** Every step of the journey has its pictures, in the order of the list. */
  end(): void;
}

/** Photographs a journey in both themes, with the device that it is walked with, and lets axe look at each step. */
export function cameraFor<R extends Role>(role: R): Camera<R> {
  const taken: string[] = [];
  return {
    photograph: async (page, id, { at } = {}) => {
      // What the server drew ahead is not the page yet.
      await expect(page.locator('[data-first-view]')).toHaveCount(0);
      for (const scheme of SCHEMES) {
        await wear(page, scheme);
        await at?.evaluate(bringUp);
        const found = await violations(page, scheme === 'dark');
        expect.soft(found, `${role}, ${id}, ${scheme}`).toEqual([]);
        await keep(page, fileOf(role, id, page.viewportSize()?.width ?? 0, scheme));
      }
      await wear(page, 'light');
      taken.push(id);
    },
    end: () => {
      const steps = JOURNEYS.find((one) => one.role === role)?.steps.map(({ id }) => id);
      expect(taken).toEqual(steps);
    },
  };
}

/** To the top of what is seen, below a header that stays. */
function bringUp(element: Element): void {
  const [header] = document.elementsFromPoint(10, 10).flatMap((one) => one.closest('header') ?? []);
  const stays = header && ['fixed', 'sticky'].includes(getComputedStyle(header).position);
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  window.scrollBy({ top: -(stays ? header.clientHeight : 0) - 16, behavior: 'instant' });
}

async function keep(page: Page, file: string): Promise<void> {
  const target = path.resolve(process.env.SCREENS ?? 'docs/screens', file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await develop(page));
}

/** Coarser where posters would make it large: nobody counts their lines. */
async function develop(page: Page): Promise<Buffer> {
  const fine = await take(page, FINE);
  return fine.length <= PLENTY_BYTES ? fine : take(page, COARSE);
}

function take(page: Page, quality: number): Promise<Buffer> {
  return page.screenshot({
    type: 'jpeg',
    quality,
    style: WITHOUT_NOTICES,
    animations: 'disabled',
    scale: 'css',
  });
}
