import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { violations, wear } from '../support/look.ts';
import { fileOf, JOURNEYS, type Role, SCHEMES, type StepOf } from './steps.ts';

/** Notices appear and disappear at their own times. */
const WITHOUT_NOTICES = '.mantine-Notifications-root { visibility: hidden !important; }';
const FINE = 25;
const COARSE = 15;
const PLENTY_BYTES = 50_000;

interface View {
  /** The element at the top of the picture; without it, the page is not scrolled. */
  at?: Locator;
}

export interface Camera<R extends Role> {
  photograph(page: Page, id: StepOf<R>, view?: View): Promise<void>;
  /** Asserts that every step of the journey has its pictures, in the order of the list. */
  end(): void;
}

/** Photographs a journey in both themes, with the device of the run, and lets axe check each step. */
export function cameraFor<R extends Role>(role: R): Camera<R> {
  const taken: string[] = [];
  return {
    photograph: async (page, id, { at } = {}) => {
      // The prerendered view is not the page yet.
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

/** Scrolls to the top of the viewport, below a sticky header. */
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

/** Lower quality where posters would make the file large. */
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
