import { Badge, Center, Loader, Stack, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconClock, IconConfetti } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { client } from '../../apollo/client.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { SecondFactorDue } from '../../features/settings/SecondFactorDue.tsx';
import { ViewerDocument } from '../../gql/hooks/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts, fallbackTexts, shellTexts } from '../../messages/shell.ts';
import { newRegistration } from '../../session/new-registration.ts';
import { currentSession } from '../../session/session.ts';
import { isLimited, useViewer, type Viewer } from '../../session/use-viewer.ts';
import { DashboardShell } from '../../shell/dashboard/DashboardShell.tsx';
import { type LazyPage, lazyPage, PickedPage } from '../../shell/lazy-page.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { mayOpen, type TabId, tabFromAddress } from '../../shell/tabs.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { NoPermission } from '../../ui/NoPermission.tsx';

type PanelModule = { default: ComponentType };

/** `panels/<tab id>.tsx` is the panel of that tab: a default export without props, loaded when it is opened. */
const files = import.meta.glob<PanelModule>('./panels/*.tsx');

export const PANELS = new Map<TabId, LazyPage>(
  Object.entries(files).map(([path, load]) => [
    path.slice('./panels/'.length, -'.tsx'.length) as TabId,
    lazyPage(load),
  ]),
);

const AddSecondFactor = lazy(() => import('./AddSecondFactor.tsx'));

const loadPanel = (tab: TabId): void =>
  void PANELS.get(tab)
    ?.load()
    .catch(() => undefined);

// Reads the viewer, and loads the panel, while the page is drawn for the first time; a failure is shown by the page.
if (currentSession()) {
  client.query({ query: ViewerDocument }).catch(() => undefined);
  loadPanel(tabFromAddress(new URLSearchParams(window.location.search).get('tab')));
}

const ReplacePassword = lazy(() => import('./ReplacePassword.tsx'));

/** Shown once, to the account that was just registered in this browser, until another tab is opened. */
function WelcomeBadge({ userId, tab }: { userId: string; tab: TabId }) {
  const [fresh, setFresh] = useState(() => newRegistration.isOf(userId));
  const [first] = useState(tab);
  if (fresh && tab !== first) setFresh(false);
  useEffect(() => {
    if (fresh) newRegistration.clear();
  }, [fresh]);
  if (!fresh) return null;
  return (
    <Badge
      size="xl"
      variant="light"
      color="leaf"
      tt="none"
      mb="lg"
      leftSection={<IconConfetti size={16} aria-hidden />}
    >
      {shellTexts.welcome}
    </Badge>
  );
}

function OpenPanel({ tab, viewer }: { tab: TabId; viewer: Viewer }) {
  if (!mayOpen(tab, viewer.role, viewer.permissions, isLimited(viewer))) return <NoPermission />;
  const panel = PANELS.get(tab);
  if (!panel) return <EmptyState title={fallbackTexts.comingSoon} icon={<IconClock size={30} />} order={1} />;
  return (
    <ErrorBoundary resetKey={tab}>
      <Suspense fallback={<PageLoading />}>
        <PickedPage key={tab} pick={panel.pick} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The dashboard: its frame, and the panel of `?tab=`. */
export default function DashboardPage() {
  useDocumentTitle(`${shellTexts.dashboardTitle} · Passa`);
  const [search] = useSearchParams();
  const { viewer, error, retry } = useViewer();
  const tab = tabFromAddress(search.get('tab'));
  // Loads while the viewer is read; a failure is shown by the panel's render.
  useEffect(() => loadPanel(tab), [tab]);
  if (!viewer) {
    return (
      <Center mih="100dvh" p="md">
        {error ? (
          <LoadFailure
            title={callTexts.loadFailed(labelTexts.yourDashboard)}
            reason={readFailure(error)}
            onRetry={retry}
          />
        ) : (
          <Stack align="center" role="status">
            <Loader aria-hidden />
            <Text c="dimmed">{shellTexts.dashboardLoading}</Text>
          </Stack>
        )}
      </Center>
    );
  }
  if (viewer.hasTemporaryPassword)
    return (
      <Suspense fallback={<PageLoading />}>
        <ReplacePassword />
      </Suspense>
    );
  if (viewer.needsSecondFactor)
    return (
      <Suspense fallback={<PageLoading />}>
        <AddSecondFactor />
      </Suspense>
    );
  return (
    <DashboardShell viewer={viewer} current={tab}>
      {viewer.secondFactorDue && <SecondFactorDue at={viewer.secondFactorDue} />}
      <WelcomeBadge key={viewer.user.id} userId={viewer.user.id} tab={tab} />
      <OpenPanel tab={tab} viewer={viewer} />
    </DashboardShell>
  );
}
