import { matchPath } from 'react-router-dom';
import { ROUTES } from '../routes.tsx';

/** Preloads the page of a path, so that it renders at once. A failure is shown by the page's render. */
export async function loadPage(pathname: string): Promise<void> {
  const route = ROUTES.find(({ path }) => matchPath(path, pathname));
  await route?.load().catch(() => undefined);
}
