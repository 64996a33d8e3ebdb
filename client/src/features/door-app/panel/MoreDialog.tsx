import { Button, Modal, Stack, Switch, Text, Title } from '@mantine/core';
import { IconLayoutDashboard, IconLogout } from '@tabler/icons-react';
import { useLogout } from '../../../session/use-logout.ts';
import { doorAppTexts } from '../../../texts/door-app.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { LanguageSelect } from '../../../ui/LanguageSelect.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { ThemeToggle } from '../../../ui/ThemeToggle.tsx';
import type { DoorState } from '../engine/door-state.ts';
import classes from './MoreDialog.module.css';

const texts = doorAppTexts.more;

interface MoreDialogProps {
  opened: boolean;
  onClose: () => void;
  state: DoorState;
  onTest: (test: boolean) => void;
  onTry: (code: string) => void;
}

/** Test mode with its tickets, theme and language, dashboard link, and sign-out. */
export function MoreDialog({ opened, onClose, state, onTest, onTry }: MoreDialogProps) {
  const logout = useLogout();
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
      title={texts.title}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <Stack gap="lg">
        <Switch
          size="md"
          label={texts.test}
          description={texts.testHelp}
          checked={isTest}
          onChange={(event) => onTest(event.currentTarget.checked)}
        />
        {isTest && (
          <section>
            <Title order={3} size="h4">
              {texts.tickets}
            </Title>
            <Text c="dimmed">{testTickets.length > 0 ? texts.ticketsHelp : texts.noTickets}</Text>
            <ul className={classes.tickets}>
              {testTickets.map(({ kind, code, ticketId }) => (
                <li key={ticketId} className={classes.ticket}>
                  <QrCode value={code} label={texts.kinds[kind]} size={132} />
                  <div>
                    <Text fw={600}>{texts.kinds[kind]}</Text>
                    <Button
                      variant="default"
                      mt="xs"
                      onClick={() => trial(code)}
                      aria-label={`${texts.tryIt}: ${texts.kinds[kind]}`}
                    >
                      {texts.tryIt}
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
          <Button
            variant="default"
            component="a"
            href="/dashboard"
            leftSection={<IconLayoutDashboard size={20} aria-hidden />}
          >
            {texts.dashboard}
          </Button>
          <Button
            variant="default"
            onClick={() => void logout()}
            leftSection={<IconLogout size={20} aria-hidden />}
          >
            {texts.signOut}
          </Button>
        </div>
        {waiting.all > 0 && <Text c="dimmed">{texts.signOutWaiting(waiting.all)}</Text>}
      </Stack>
    </Modal>
  );
}
