import { Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Viewer } from '../../session/use-viewer.ts';
import { shellTexts } from '../../texts/shell.ts';
import classes from './DashboardHeader.module.css';

const SearchOverlay = lazy(() => import('./SearchOverlay.tsx'));

/** The search box of the header; it opens the global search, as Ctrl/Cmd+K does. */
export function SearchBox({ viewer }: { viewer: Viewer }) {
  const [wanted, setWanted] = useState(0);
  const open = () => setWanted((times) => times + 1);
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <button type="button" className={classes.search} onClick={open} aria-label={shellTexts.search}>
        <IconSearch size={18} aria-hidden />
        <span className={classes.searchWords}>{shellTexts.search}</span>
        <Kbd className={classes.searchKeys}>{/Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}</Kbd>
      </button>
      {wanted > 0 && (
        <Suspense>
          <SearchOverlay viewer={viewer} wanted={wanted} />
        </Suspense>
      )}
    </>
  );
}
