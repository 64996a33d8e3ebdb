import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@mantine/core/styles.css';
import './theme/global.css';
import type { NormalizedCacheObject } from '@apollo/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { App } from './App.tsx';
import { client } from './apollo/client.ts';
import { ROUTES } from './routes.tsx';
import { isLoadingOptional } from './ui/optional-part.ts';

// After a release the chunks of the old build are gone; the page that requests one reloads once.
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('reloaded_at') ?? 0);
  if (isLoadingOptional() || Date.now() - last < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem('reloaded_at', String(Date.now()));
  window.location.reload();
});

// The page of a prerendered view links them; others need them now, while they ask for their data.
for (const font of ['Inter Variable', 'Bricolage Grotesque Variable'])
  void document.fonts.load(`1em "${font}"`).catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
readFirstAnswers();
// The prerendered view stays until the page can replace it.
void loadPage(window.location.pathname).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

/** Reads the responses that the server wrote into the page into the cache, so that the first query needs no request. */
export function readFirstAnswers(): void {
  const written = document.getElementById('first-answers')?.textContent;
  if (written) client.cache.restore(JSON.parse(written) as NormalizedCacheObject);
}

/** Preloads the page of a path, so that it renders at once. A failure is shown by the page's render. */
export async function loadPage(pathname: string): Promise<void> {
  const route = ROUTES.find(({ path }) => matchPath(path, pathname));
  await route?.load().catch(() => undefined);
}
