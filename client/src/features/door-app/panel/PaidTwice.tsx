import { Alert, Button, Text } from '@mantine/core';
import { IconCashBanknoteOff } from '@tabler/icons-react';
import { doorAppTexts } from '../../../texts/door-app.ts';
import { formatAmount } from '../../../ui/format-amount.ts';
import type { KeptScan } from '../engine/kept-scan.ts';
import classes from './ConflictAlert.module.css';

const texts = doorAppTexts.paidTwice;

interface PaidTwiceProps {
  scans: readonly KeptScan[];
  onPaidBack: (nonce: string) => void;
}

/** What this device collected although it had been settled elsewhere: somebody has to give it back. */
export function PaidTwice({ scans, onPaidBack }: PaidTwiceProps) {
  return (
    <div role="status">
      {scans.length > 0 && (
        <Alert
          color="coral"
          variant="light"
          title={texts.title(scans.length)}
          icon={<IconCashBanknoteOff size={22} aria-hidden />}
        >
          <Text>{texts.body}</Text>
          {scans.map(({ nonce, collected, number }) => (
            <div key={nonce} className={classes.line}>
              <Text fw={600}>
                {collected && texts.line(formatAmount(collected.value, collected.currency), number ?? '')}
              </Text>
              <Button variant="default" onClick={() => onPaidBack(nonce)}>
                {texts.done}
              </Button>
            </div>
          ))}
        </Alert>
      )}
    </div>
  );
}
