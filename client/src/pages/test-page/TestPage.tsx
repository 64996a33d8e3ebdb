import { Title } from '@mantine/core';
import { testPage } from '../../content/test-page.ts';
import { usePageTitle } from '../../features/site/use-page-title.ts';
import classes from './TestPage.module.css';

/** A placeholder. */
export default function TestPage() {
  usePageTitle('/test');
  return (
    <div className={classes.place}>
      <Title order={1}>{testPage.title}</Title>
    </div>
  );
}
