import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './MailLinkFrame.module.css';

/** Frame of a page that a mail links to: one slip in the middle. */
export function MailLinkFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <Paper withBorder className={classes.slip}>
        {children}
      </Paper>
    </div>
  );
}
