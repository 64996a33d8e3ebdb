import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { doorAppTexts } from '../../../texts/door-app.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import type { VoidEntry } from '../engine/door-ports.ts';
import classes from './ConflictAlert.module.css';

const texts = doorAppTexts.voidEntries;

interface VoidEntryAlertProps {
  entries: readonly VoidEntry[];
  deviceId: string;
}

/** Alerts every device of the event when a void ticket was admitted, because the guest is still inside. */
export function VoidEntryAlert({ entries, deviceId }: VoidEntryAlertProps) {
  const [isOpen, setOpen] = useState(false);
  const isMine = entries.some(({ scan }) => scan.deviceId === deviceId);
  return (
    <div role="status">
      {entries.length > 0 && (
        <Alert
          color="coral"
          variant="light"
          title={texts.title(entries.length)}
          icon={<IconBan size={22} aria-hidden />}
        >
          <div className={classes.line}>
            <Text>{isMine ? texts.mine : null}</Text>
            <Button variant="default" onClick={() => setOpen(true)} aria-label={texts.showAll}>
              {doorAppTexts.conflicts.show}
            </Button>
          </div>
        </Alert>
      )}
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={texts.heading}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Stack gap="md">
          <Text c="dimmed">{texts.lead}</Text>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} deviceId={deviceId} />
          ))}
        </Stack>
      </Modal>
    </div>
  );
}

function Entry({ entry, deviceId }: { entry: VoidEntry; deviceId: string }) {
  const { number, tier, holder, scan, revokedAt, reason } = entry;
  const door = scan.deviceId === deviceId ? doorAppTexts.conflicts.thisDevice : scan.deviceId;
  return (
    <section className={classes.conflict}>
      <Text fw={600}>
        <TicketNumber>{number}</TicketNumber>
      </Text>
      <Text>{[tier, holder].filter(Boolean).join(', ')}</Text>
      <div>
        <Text size="sm" c="dimmed">
          {texts.letIn}
        </Text>
        <Text>
          <Moment at={scan.at} withSeconds />
        </Text>
        <Text>{[scan.gate, door].filter(Boolean).join(', ')}</Text>
      </div>
      <div>
        <Text size="sm" c="dimmed">
          {texts.void}
        </Text>
        <Text>
          <Moment at={revokedAt} withSeconds />
        </Text>
        <Text>{reason}</Text>
      </div>
    </section>
  );
}
