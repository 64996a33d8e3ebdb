import type { Page, Route } from '@playwright/test';
import { toast } from './dashboard.ts';
import { expect } from './test.ts';

/** Network fault of one operation of the page: no response, or a refusal. */
type Trouble = 'lost' | { code: string; status: number; message: string };

/** A fault on the server's side, whose reason is not shown. */
export const FAULT: Trouble = { code: 'INTERNAL', status: 500, message: 'Something went wrong on our side.' };

/** A refusal with a message of its own. */
export const NOT_NOW: Trouble = { code: 'CONFLICT', status: 409, message: 'Not on a Sunday.' };

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

export const tells = (page: Page, sentence: string): Promise<void> =>
  expect(toast(page, sentence).first()).toBeVisible();

function answer(route: Route, trouble: Trouble): Promise<void> {
  if (trouble === 'lost') return route.abort('connectionreset');
  const { message, ...extensions } = trouble;
  return route.fulfill({ json: { data: null, errors: [{ message, extensions }] } });
}

/** While `work` runs, the operation of that name has this fault. */
export async function withTrouble(
  page: Page,
  operation: string,
  trouble: Trouble,
  work: () => Promise<void>,
): Promise<void> {
  const handler = (route: Route): Promise<void> =>
    route.request().postDataJSON()?.operationName === operation ? answer(route, trouble) : route.fallback();
  await page.route('**/graphql', handler);
  await work();
  await page.unroute('**/graphql', handler);
}

/** From now on every object of that type arrives with these fields changed. */
export async function withChanged(page: Page, type: string, fields: object): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const json = JSON.parse(await response.text(), (_key, value: unknown) =>
      (value as { __typename?: string } | null)?.__typename === type
        ? { ...(value as object), ...fields }
        : value,
    );
    return route.fulfill({ response, json });
  });
}
