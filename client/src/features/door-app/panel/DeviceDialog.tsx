import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { doorAppTexts } from '../../../texts/door-app.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { ageWords } from '../age-words.ts';
import type { DoorState } from '../engine/door-state.ts';
import { Readiness } from '../setup/Readiness.tsx';
import classes from './DeviceDialog.module.css';

const texts = doorAppTexts.device;

interface DeviceDialogProps {
  opened: boolean;
  onClose: () => void;
  state: DoorState;
  now: number;
  kept: boolean | null;
  onSync: () => void;
}

/** Connection, pending uploads, and whether the door works offline. */
export function DeviceDialog({ opened, onClose, state, now, kept, onSync }: DeviceDialogProps) {
  const { syncedAt, waiting, deviceId, isSyncing } = state;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.title}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <Stack gap="md">
        <dl className={classes.facts}>
          <div>
            <dt>{texts.waiting}</dt>
            <dd>{waiting.all}</dd>
          </div>
          <div>
            <dt>{texts.lastSync}</dt>
            <dd>{syncedAt === null ? texts.never : ageWords(now - syncedAt)}</dd>
          </div>
          <div>
            <dt>{texts.name}</dt>
            <dd>{deviceId}</dd>
          </div>
        </dl>
        <Readiness state={state} now={now} kept={kept} />
        {state.trouble && <Text c="red">{state.trouble}</Text>}
        <Button disabled={isSyncing} onClick={onSync} leftSection={<IconRefresh size={20} aria-hidden />}>
          {isSyncing ? texts.syncing : texts.sync}
        </Button>
      </Stack>
    </Modal>
  );
}
