import { matchPath } from 'react-router-dom';
import { ROUTES } from '../routes.tsx';

/** Fetches the page at a path, so that it can be drawn at once. One that cannot be had says so when it is drawn. */
export async function loadPage(pathname: string): Promise<void> {
  const route = ROUTES.find(({ path }) => matchPath(path, pathname));
  await route?.load().catch(() => undefined);
}
