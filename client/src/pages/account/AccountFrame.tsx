import { Button } from '@mantine/core';
import { IconArrowLeft, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import { accountTexts } from '../../messages/account.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts, shellTexts } from '../../messages/shell.ts';
import { useSession } from '../../session/session.ts';
import { useViewer, type Viewer } from '../../session/use-viewer.ts';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import classes from './AccountFrame.module.css';

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  /** Shown to visitors instead of the page. */
  signIn?: { title: string; message: string };
  aside?: ReactNode;
  children: (viewer: Viewer) => ReactNode;
}

/** Frame of the account pages, which require a signed-in viewer. */
export function AccountFrame({ title, lead, signIn, aside, children }: AccountFrameProps) {
  const session = useSession();
  const { viewer, error, retry } = useViewer();
  const hub = useLocation().pathname === '/account';
  if (!session) {
    return (
      <div className={classes.page}>
        <EmptyState
          title={signIn?.title ?? accountTexts.signInTitle}
          message={signIn?.message ?? accountTexts.signInBody}
          icon={<IconLock size={30} />}
          order={1}
        >
          <Button component={Link} to="/auth">
            {shellTexts.signIn}
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      {!hub && (
        <Link to="/account" className={classes.back}>
          <IconArrowLeft size={18} aria-hidden />
          {accountTexts.back}
        </Link>
      )}
      <PageTitle title={title} lead={lead}>
        {aside}
      </PageTitle>
      {viewer ? (
        children(viewer)
      ) : error ? (
        <LoadFailure
          title={callTexts.loadFailed(labelTexts.yourAccount)}
          reason={readFailure(error)}
          onRetry={retry}
        />
      ) : (
        <PageLoading />
      )}
    </div>
  );
}
