import { useDocumentTitle } from '@mantine/hooks';
import { pageTitles } from '../../messages/page-titles.ts';

/** Sets the tab title from the list of pages, so that in English it equals the server's title. */
export function usePageTitle(path: string): void {
  useDocumentTitle(pageTitles[path] ?? 'Passa');
}
