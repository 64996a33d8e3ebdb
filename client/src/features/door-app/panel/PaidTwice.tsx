import { Alert, Button, Text } from '@mantine/core';
import { IconCashBanknoteOff } from '@tabler/icons-react';
import { doorAppTexts } from '../../../texts/door-app.ts';
import { formatMoney } from '../../../ui/format-amount.ts';
import type { KeptScan } from '../engine/kept-scan.ts';
import classes from './ConflictAlert.module.css';

interface PaidTwiceProps {
  scans: readonly KeptScan[];
  onPaidBack: (nonce: string) => void;
}

/** Amounts that this device must refund: already paid elsewhere, or the ticket was void. */
export function PaidTwice({ scans, onPaidBack }: PaidTwiceProps) {
  const isVoid = (scan: KeptScan): boolean => scan.collected?.isVoid === true;
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
