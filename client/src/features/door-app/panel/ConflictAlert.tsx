import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { doorAppTexts } from '../../../texts/door-app.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import type { Conflict, ConflictScan } from '../engine/door-ports.ts';
import classes from './ConflictAlert.module.css';

const texts = doorAppTexts.conflicts;

interface ConflictAlertProps {
  conflicts: readonly Conflict[];
  deviceId: string;
}

/** Alerts every device of the event, first of all the two involved, when two doors admitted one ticket. */
export function ConflictAlert({ conflicts, deviceId }: ConflictAlertProps) {
  const [isOpen, setOpen] = useState(false);
  const isMine = conflicts.some(({ winner, loser }) =>
    [winner, loser].some((one) => one.deviceId === deviceId),
  );
  return (
    <div role="status">
      {conflicts.length > 0 && (
        <Alert
          color="coral"
          variant="light"
          title={texts.title(conflicts.length)}
          icon={<IconUsersGroup size={22} aria-hidden />}
        >
          <div className={classes.line}>
            <Text>{isMine ? texts.mine : null}</Text>
            <Button variant="default" onClick={() => setOpen(true)}>
              {texts.show}
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
          {conflicts.map((conflict) => (
            <section key={conflict.id} className={classes.conflict}>
              <Text fw={600}>
                <TicketNumber>{conflict.number}</TicketNumber>
              </Text>
              <Text>{[conflict.tier, conflict.holder].filter(Boolean).join(', ')}</Text>
              <Side label={texts.entry} scan={conflict.winner} deviceId={deviceId} />
              <Side label={texts.second} scan={conflict.loser} deviceId={deviceId} />
            </section>
          ))}
        </Stack>
      </Modal>
    </div>
  );
}

function Side({ label, scan, deviceId }: { label: string; scan: ConflictScan; deviceId: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text>
        <Moment at={scan.at} withSeconds />
      </Text>
      {scan.isDoubtful && (
        <Text size="sm" c="dimmed">
          {labelTexts.timeDoubtful}
        </Text>
      )}
      <Text>
        {[scan.gate, scan.deviceId === deviceId ? texts.thisDevice : scan.deviceId]
          .filter(Boolean)
          .join(', ')}
      </Text>
    </div>
  );
}
