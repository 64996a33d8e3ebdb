import { Button, Chip, Group, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { zonedFormat } from '../../../ui/moment-text.ts';
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import type { StoredScan } from '../engine/stored-scan.ts';
import classes from './LastEntry.module.css';

const texts = doorAppTexts.last;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

interface LastEntryProps {
  entry: StoredScan | null;
  /** Zone of the event; the device's when it is unknown. */
  zone: string | undefined;
  onUndo: (reason: string) => Promise<void>;
}

/** The last guest admitted by this device, with an undo button. */
export function LastEntry({ entry, zone, onUndo }: LastEntryProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [suggested, setSuggested] = useState('');
  const [isUndoing, setUndoing] = useState(false);
  const clock = zonedFormat(TIME, zone);
  const undo = async (reason: string) => {
    setUndoing(true);
    await onUndo(reason);
    setUndoing(false);
    setConfirming(false);
  };
  if (!entry) return <Text c="dimmed">{texts.none}</Text>;
  return (
    <div className={classes.last}>
      <div className="min-0">
        <Text size="sm" c="dimmed">
          {texts.title}, {clock(new Date(entry.at + entry.offsetMs))}
        </Text>
        <Text fw={600} className={classes.what}>
          {entry.tier}
          {entry.number && (
            <>
              {', '}
              <TicketNumber>{entry.number}</TicketNumber>
            </>
          )}
        </Text>
      </div>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={20} aria-hidden />}
        onClick={() => {
          setSuggested('');
          setConfirming(true);
        }}
      >
        {texts.undo}
      </Button>
      <ReasonDialog
        key={suggested}
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={texts.question}
        label={texts.question}
        reasonLabel={texts.reason}
        suggested={suggested}
        keep={texts.keep}
        confirm={texts.undo}
        loading={isUndoing}
        failure={null}
        onConfirm={undo}
      >
        <Text>{texts.consequence}</Text>
        <Group gap="xs">
          {texts.suggestions.map((reason) => (
            <Chip key={reason} checked={suggested === reason} onChange={() => setSuggested(reason)}>
              {reason}
            </Chip>
          ))}
        </Group>
      </ReasonDialog>
    </div>
  );
}
