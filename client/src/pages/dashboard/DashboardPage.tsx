import { Badge, Center, Loader, Stack, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconClock, IconConfetti } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import { newRegistration } from '../../session/new-registration.ts';
import { useViewer, type Viewer } from '../../session/use-viewer.ts';
import { DashboardShell } from '../../shell/dashboard/DashboardShell.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { mayOpen, type TabId, tabFromAddress } from '../../shell/tabs.ts';
import { callTexts } from '../../texts/calls.ts';
import { fallbackTexts } from '../../texts/fallback.ts';
import { labelTexts } from '../../texts/labels.ts';
import { shellTexts } from '../../texts/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { PANELS } from './panels.ts';
import { ReplacePassword } from './ReplacePassword.tsx';

/** Shown once, to the account that was just registered in this browser. */
function WelcomeBadge({ userId }: { userId: string }) {
  const [fresh] = useState(() => newRegistration.isOf(userId));
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
  if (!mayOpen(tab, viewer.role, viewer.permissions)) return <NoPermission />;
  const Panel = PANELS.get(tab);
  if (!Panel) return <EmptyState title={fallbackTexts.comingSoon} icon={<IconClock size={30} />} order={1} />;
  return (
    <ErrorBoundary resetKey={tab}>
      <Suspense fallback={<PageLoading />}>
        <Panel />
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
  if (viewer.hasTemporaryPassword) return <ReplacePassword />;
  return (
    <DashboardShell viewer={viewer} current={tab}>
      <WelcomeBadge key={viewer.user.id} userId={viewer.user.id} />
      <OpenPanel tab={tab} viewer={viewer} />
    </DashboardShell>
  );
}
