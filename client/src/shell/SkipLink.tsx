import { shellTexts } from '../messages/shell.ts';
import classes from './SkipLink.module.css';

/** Id of the main content of every page. */
export const CONTENT_ID = 'main';

/** Skip link: the first stop of the Tab key, which jumps past the menus to the content. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={classes.skip}>
      {shellTexts.skip}
    </a>
  );
}
