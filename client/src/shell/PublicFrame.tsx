import type { ReactNode } from 'react';
import { MaintenanceBanner } from '../features/system/MaintenanceBanner.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import classes from './PublicFrame.module.css';
import { PublicHeader } from './PublicHeader.tsx';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';

/** Header and footer around the public pages. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <MaintenanceBanner />
      <PublicHeader />
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PublicFooter />
    </>
  );
}
