import { shellTexts } from '../texts/shell.ts';
import classes from './SkipLink.module.css';

/** Where the content of every page begins. */
export const CONTENT_ID = 'main';

/** The first stop of the Tab key: past the menus, to what the page is about. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={classes.skip}>
      {shellTexts.skip}
    </a>
  );
}
