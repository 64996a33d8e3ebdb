import { Alert, Button, Center, Loader, Stack, Text, Title } from '@mantine/core';
import { IconDatabaseOff, IconQrcode } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSendSales } from '../../features/box-office/use-till.ts';
import { useDoor } from '../../features/door-app/device/use-door.ts';
import { type Pairing, readPairing } from '../../features/door-app/paired/device-vault.ts';
import { PairPhone } from '../../features/door-app/paired/PairPhone.tsx';
import { ScanScreen } from '../../features/door-app/ScanScreen.tsx';
import { DoorSetup } from '../../features/door-app/setup/DoorSetup.tsx';
import { SignInForm } from '../../features/identity/SignInForm.tsx';
import { pairingTexts } from '../../messages/devices.ts';
import { doorAppTexts } from '../../messages/door-app.ts';
import { useOfflinePage } from '../../offline/use-offline-page.ts';
import { useSession } from '../../session/session.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { NoPermission } from '../../ui/NoPermission.tsx';
import classes from './DoorPage.module.css';
import { PairedDoor } from './PairedDoor.tsx';

/** The door app: a page that can be installed and works offline. */
export default function DoorPage() {
  const isCached = useOfflinePage('door');
  const session = useSession();
  useEffect(() => {
    const before = document.title;
    document.title = doorAppTexts.title;
    return () => {
      document.title = before;
    };
  }, []);
  if (!session) return <WithoutSession isCached={isCached} />;
  return <OpenDoor key={session.token} userId={session.user.id} isCached={isCached} />;
}

/** A paired phone needs no session; another one is paired, or its user signs in. */
function WithoutSession({ isCached }: { isCached: boolean | null }) {
  const [pairing, setPairing] = useState<Pairing | null | undefined>(undefined);
  const [isPairing, setPairingOpen] = useState(() => new URLSearchParams(location.search).has('pair'));
  const read = useCallback(() => void readPairing().then(setPairing), []);
  useEffect(read, [read]);
  if (pairing === undefined) return <Opening />;
  if (pairing)
    return (
      <PairedDoor
        key={pairing.credential}
        pairing={pairing}
        isCached={isCached}
        opening={<Opening />}
        noStorage={<NoStorage />}
        frame={(content) => <Frame>{content}</Frame>}
        onGone={read}
      />
    );
  if (isPairing)
    return (
      <Frame>
        <PairPhone onPaired={read} onBack={() => setPairingOpen(false)} />
      </Frame>
    );
  return <SignIn onPair={() => setPairingOpen(true)} />;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <main className={classes.signIn}>
      <Stack gap="lg">
        <Logo />
        {children}
      </Stack>
    </main>
  );
}

function OpenDoor({ userId, isCached }: { userId: string; isCached: boolean | null }) {
  const { viewer } = useViewer();
  const { door, state, isStorageRefused } = useDoor(userId);
  useSendSales({ owner: userId, isOnline: state.isOnline, offsetMs: state.offsetMs ?? 0 });
  if (isStorageRefused) return <NoStorage />;
  // Offline the permissions of this account are unknown; a session that was at this door before continues.
  if (viewer && !viewer.permissions.includes('VALIDATE_TICKETS')) return <Refused />;
  if (state.isLocked) return <SignIn message={doorAppTexts.cutOff} />;
  if (!door || state.phase === 'opening') return <Opening />;
  if (state.phase === 'choosing')
    return <DoorSetup door={door} state={state} userId={userId} isCached={isCached} />;
  return <ScanScreen door={door} state={state} isCached={isCached} />;
}

function Opening() {
  return (
    <Center component="main" mih="100dvh">
      <Stack align="center" role="status">
        <Loader aria-hidden />
        <Text>{doorAppTexts.opening}</Text>
      </Stack>
    </Center>
  );
}

function NoStorage() {
  return (
    <main>
      <EmptyState
        title={doorAppTexts.noStorage}
        message={doorAppTexts.noStorageBody}
        icon={<IconDatabaseOff size={30} />}
        order={1}
      />
    </main>
  );
}

function Refused() {
  return (
    <main>
      <NoPermission />
      <Center>
        <Button component="a" href="/dashboard" variant="default">
          {doorAppTexts.more.dashboard}
        </Button>
      </Center>
    </main>
  );
}

/** Sign-in on this page, because an installed app has no other pages. */
function SignIn({ message, onPair }: { message?: string; onPair?: () => void }) {
  const [isForgotten, setForgotten] = useState(false);
  return (
    <Frame>
      <div>
        <Title order={1}>{doorAppTexts.signIn}</Title>
        <Text c="dimmed">{doorAppTexts.signInLead}</Text>
      </div>
      {message && (
        <Alert color="coral" variant="light" role="alert">
          {message}
        </Alert>
      )}
      <SignInForm onForgot={() => setForgotten(true)} />
      {isForgotten && (
        <Alert color="teal" variant="light" role="status">
          {doorAppTexts.forgotHint} <a href="/auth">/auth</a>
        </Alert>
      )}
      {onPair && (
        <div>
          <Button
            variant="default"
            size="lg"
            fullWidth
            onClick={onPair}
            leftSection={<IconQrcode size={22} aria-hidden />}
          >
            {pairingTexts.offer}
          </Button>
          <Text size="sm" c="dimmed" ta="center" mt={6}>
            {pairingTexts.offerLead}
          </Text>
        </div>
      )}
    </Frame>
  );
}
