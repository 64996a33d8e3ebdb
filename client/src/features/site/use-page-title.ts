import { useDocumentTitle } from '@mantine/hooks';
import { PAGES } from '../../content/pages.ts';

/** Names the tab as the list of pages does, so that it says the same as the page that the server sent. */
export function usePageTitle(path: string): void {
  useDocumentTitle(PAGES.find((page) => page.path === path)?.title ?? 'Passa');
}
