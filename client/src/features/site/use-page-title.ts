import { useDocumentTitle } from '@mantine/hooks';
import { pageTitles } from '../../texts/page-titles.ts';

/** Names the tab as the list of pages does, so that in English it says the same as the page that the server sent. */
export function usePageTitle(path: string): void {
  useDocumentTitle(pageTitles[path] ?? 'Passa');
}
