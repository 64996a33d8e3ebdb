import { Button, Modal, Stack, Switch, Text, Title } from '@mantine/core';
import { IconLayoutDashboard, IconLogout, IconRefresh } from '@tabler/icons-react';
import { pairingTexts } from '../../../messages/devices.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { doorWorkTexts } from '../../../messages/door-work.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { useLogout } from '../../../session/use-logout.ts';
import { LanguageSelect } from '../../../ui/LanguageSelect.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { ThemeToggle } from '../../../ui/ThemeToggle.tsx';
import type { DoorState } from '../engine/door-state.ts';
import { formatAge } from '../format-age.ts';
import { usePaired } from '../paired/Paired.tsx';
import { Readiness } from '../setup/Readiness.tsx';
import { type Work, WorkChoice } from '../work/WorkChoice.tsx';
import classes from './DoorDialogs.module.css';

const deviceTexts = doorAppTexts.device;

interface DeviceDialogProps {
  opened: boolean;
  onClose: () => void;
  state: DoorState;
  now: number;
  isCached: boolean | null;
  onSync: () => void;
}

/** Connection, pending uploads, and whether the door works offline. */
export function DeviceDialog({ opened, onClose, state, now, isCached, onSync }: DeviceDialogProps) {
  const { syncedAt, waiting, deviceId, isSyncing } = state;
  const paired = usePaired();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={deviceTexts.title}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <Stack gap="md">
        <dl className={classes.facts}>
          <div>
            <dt>{deviceTexts.waiting}</dt>
            <dd>{waiting.all}</dd>
          </div>
          <div>
            <dt>{deviceTexts.lastSync}</dt>
            <dd>{syncedAt === null ? deviceTexts.never : formatAge(now - syncedAt)}</dd>
          </div>
          <div>
            <dt>{deviceTexts.name}</dt>
            <dd>{deviceId}</dd>
          </div>
          {paired && (
            <>
              <div>
                <dt>{pairingTexts.name}</dt>
                <dd>{paired.terms.name}</dd>
              </div>
              <div>
                <dt>{pairingTexts.profile}</dt>
                <dd>{pairingTexts.profiles[paired.terms.profile]}</dd>
              </div>
            </>
          )}
        </dl>
        <Readiness state={state} now={now} isCached={isCached} />
        {state.trouble && <Text c="red">{state.trouble}</Text>}
        <Button disabled={isSyncing} onClick={onSync} leftSection={<IconRefresh size={20} aria-hidden />}>
          {isSyncing ? deviceTexts.syncing : deviceTexts.sync}
        </Button>
      </Stack>
    </Modal>
  );
}

const moreTexts = doorAppTexts.more;

interface MoreDialogProps {
  opened: boolean;
  onClose: () => void;
  state: DoorState;
  onTest: (test: boolean) => void;
  onWork: (work: Work) => void;
  onTry: (code: string) => void;
}

/** Test mode with its tickets, theme and language, dashboard link, and sign-out. */
export function MoreDialog({ opened, onClose, state, onTest, onWork, onTry }: MoreDialogProps) {
  const logout = useLogout();
  const paired = usePaired();
  const { post, testTickets, waiting } = state;
  const isTest = post?.test ?? false;
  const trial = (code: string) => {
    onClose();
    onTry(code);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={moreTexts.title}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <Stack gap="lg">
        {post && (
          <WorkChoice work={post} items={state.briefing?.rules?.handoutItems ?? []} onChange={onWork} />
        )}
        {post && <KioskSwitch onWork={onWork} />}
        <Switch
          size="md"
          label={moreTexts.test}
          description={moreTexts.testHelp}
          checked={isTest}
          onChange={(event) => onTest(event.currentTarget.checked)}
        />
        {isTest && (
          <section>
            <Title order={3} size="h4">
              {moreTexts.tickets}
            </Title>
            <Text c="dimmed">{testTickets.length > 0 ? moreTexts.ticketsHelp : moreTexts.noTickets}</Text>
            <ul className={classes.tickets}>
              {testTickets.map(({ kind, code, ticketId }) => (
                <li key={ticketId} className={classes.ticket}>
                  <QrCode value={code} label={moreTexts.kinds[kind]} size={132} />
                  <div>
                    <Text fw={600}>{moreTexts.kinds[kind]}</Text>
                    <Button
                      variant="default"
                      mt="xs"
                      onClick={() => trial(code)}
                      aria-label={`${moreTexts.tryIt}: ${moreTexts.kinds[kind]}`}
                    >
                      {moreTexts.tryIt}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={classes.ways}>
          <ThemeToggle />
          <LanguageSelect />
          {!paired && (
            <Button
              variant="default"
              component="a"
              href="/dashboard"
              leftSection={<IconLayoutDashboard size={20} aria-hidden />}
            >
              {moreTexts.dashboard}
            </Button>
          )}
          {!paired && (
            <Button
              variant="default"
              onClick={() => void logout()}
              leftSection={<IconLogout size={20} aria-hidden />}
            >
              {moreTexts.signOut}
            </Button>
          )}
        </div>
        {!paired && waiting.all > 0 && <Text c="dimmed">{moreTexts.signOutWaiting(waiting.all)}</Text>}
      </Stack>
    </Modal>
  );
}

/** Turns the phone into a kiosk, which only the staff PIN leaves. */
function KioskSwitch({ onWork }: Pick<MoreDialogProps, 'onWork'>) {
  const hasPin = Boolean(usePaired()?.terms.pin);
  const start = () => {
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    onWork({ isKiosk: true });
  };
  return (
    <Switch
      size="md"
      label={doorWorkTexts.kiosk.label}
      description={hasPin ? doorWorkTexts.kiosk.help : doorWorkTexts.kiosk.needsPin}
      disabled={!hasPin}
      checked={false}
      onChange={start}
    />
  );
}
