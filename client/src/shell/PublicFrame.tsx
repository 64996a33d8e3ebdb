import type { ReactNode } from 'react';
import { MaintenanceBanner } from '../features/system/MaintenanceBanner.tsx';
import { shellTexts } from '../texts/shell.ts';
import { PublicFooter } from './PublicFooter.tsx';
import classes from './PublicFrame.module.css';
import { PublicHeader } from './PublicHeader.tsx';

/** Header and footer around the public pages. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className={classes.skip}>
        {shellTexts.skip}
      </a>
      <MaintenanceBanner />
      <PublicHeader />
      <main id="main" className={classes.main}>
        {children}
      </main>
      <PublicFooter />
    </>
  );
}
