import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { IconBan, IconCashBanknoteOff, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { formatMoney } from '../../../ui/format-amount.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import type { Conflict, ConflictScan, VoidEntry } from '../engine/door-ports.ts';
import type { StoredScan } from '../engine/stored-scan.ts';
import classes from './DoorAlerts.module.css';

const conflictTexts = doorAppTexts.conflicts;

/** Alerts every device of the event, first of all the two involved, when two doors admitted one ticket. */
export function ConflictAlert({ conflicts, deviceId }: { conflicts: readonly Conflict[]; deviceId: string }) {
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
          title={conflictTexts.title(conflicts.length)}
          icon={<IconUsersGroup size={22} aria-hidden />}
        >
          <div className={classes.line}>
            <Text>{isMine ? conflictTexts.mine : null}</Text>
            <Button variant="default" onClick={() => setOpen(true)}>
              {conflictTexts.show}
            </Button>
          </div>
        </Alert>
      )}
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={conflictTexts.heading}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Stack gap="md">
          <Text c="dimmed">{conflictTexts.lead}</Text>
          {conflicts.map((conflict) => (
            <section key={conflict.id} className={classes.conflict}>
              <Text fw={600}>
                <TicketNumber>{conflict.number}</TicketNumber>
              </Text>
              <Text>{[conflict.tier, conflict.holder].filter(Boolean).join(', ')}</Text>
              <Side label={conflictTexts.entry} scan={conflict.winner} deviceId={deviceId} />
              <Side label={conflictTexts.second} scan={conflict.loser} deviceId={deviceId} />
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
        {[scan.gate, scan.deviceId === deviceId ? conflictTexts.thisDevice : scan.deviceId]
          .filter(Boolean)
          .join(', ')}
      </Text>
    </div>
  );
}

const voidEntryTexts = doorAppTexts.voidEntries;

/** Alerts every device of the event when a void ticket was admitted, because the guest is still inside. */
export function VoidEntryAlert({ entries, deviceId }: { entries: readonly VoidEntry[]; deviceId: string }) {
  const [isOpen, setOpen] = useState(false);
  const isMine = entries.some(({ scan }) => scan.deviceId === deviceId);
  return (
    <div role="status">
      {entries.length > 0 && (
        <Alert
          color="coral"
          variant="light"
          title={voidEntryTexts.title(entries.length)}
          icon={<IconBan size={22} aria-hidden />}
        >
          <div className={classes.line}>
            <Text>{isMine ? voidEntryTexts.mine : null}</Text>
            <Button variant="default" onClick={() => setOpen(true)} aria-label={voidEntryTexts.showAll}>
              {doorAppTexts.conflicts.show}
            </Button>
          </div>
        </Alert>
      )}
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={voidEntryTexts.heading}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Stack gap="md">
          <Text c="dimmed">{voidEntryTexts.lead}</Text>
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
          {voidEntryTexts.letIn}
        </Text>
        <Text>
          <Moment at={scan.at} withSeconds />
        </Text>
        <Text>{[scan.gate, door].filter(Boolean).join(', ')}</Text>
      </div>
      <div>
        <Text size="sm" c="dimmed">
          {voidEntryTexts.void}
        </Text>
        <Text>
          <Moment at={revokedAt} withSeconds />
        </Text>
        <Text>{reason}</Text>
      </div>
    </section>
  );
}

interface PaidTwiceProps {
  scans: readonly StoredScan[];
  onPaidBack: (nonce: string) => void;
}

/** Amounts that this device must refund: already paid elsewhere, or the ticket was void. */
export function PaidTwice({ scans, onPaidBack }: PaidTwiceProps) {
  const isVoid = (scan: StoredScan): boolean => scan.collected?.isVoid === true;
  return (
    <div role="status">
      <PayBack
        texts={doorAppTexts.paidTwice}
        scans={scans.filter((scan) => !isVoid(scan))}
        onPaidBack={onPaidBack}
      />
      <PayBack texts={doorAppTexts.paidVoid} scans={scans.filter(isVoid)} onPaidBack={onPaidBack} />
    </div>
  );
}

interface PayBackProps extends PaidTwiceProps {
  texts: { title: (count: number) => string; body: string };
}

function PayBack({ texts, scans, onPaidBack }: PayBackProps) {
  if (scans.length === 0) return null;
  return (
    <Alert
      color="coral"
      variant="light"
      title={texts.title(scans.length)}
      icon={<IconCashBanknoteOff size={22} aria-hidden />}
    >
      <Text>{texts.body}</Text>
      {scans.map(({ nonce, collected, number, tier }) => (
        <div key={nonce} className={classes.line}>
          <Text fw={600}>
            {collected && doorAppTexts.paidTwice.line(formatMoney(collected), number ?? tier ?? '')}
          </Text>
          <Button variant="default" onClick={() => onPaidBack(nonce)}>
            {doorAppTexts.paidTwice.done}
          </Button>
        </div>
      ))}
    </Alert>
  );
}
