import { Button } from '@mantine/core';
import {
  type Icon,
  IconCash,
  IconCheck,
  IconCreditCard,
  IconDeviceMobile,
  IconDoorEnter,
  IconGift,
} from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { DueMethod } from '../../gql/graphql.ts';
import { doorTexts } from '../../messages/door.ts';
import { labelTexts } from '../../messages/labels.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import type { Settlement } from '../door-app/engine/stored-scan.ts';
import type { EuroRates } from '../rates/approximate-euro.ts';
import { Worth } from '../rates/XlmWorth.tsx';
import classes from './CollectDue.module.css';

const WAYS: { method: DueMethod; Mark: Icon }[] = [
  { method: 'CASH', Mark: IconCash },
  { method: 'MOBILE_MONEY', Mark: IconDeviceMobile },
  { method: 'CARD_TERMINAL', Mark: IconCreditCard },
];

interface CollectDueProps {
  due: Money;
  /** Records it; a rejection is shown. */
  onSettle: (method: Settlement) => Promise<unknown>;
  /** Rates that this device has stored, for use without a network. */
  rates?: EuroRates | undefined;
  /** Offers entry without payment, which is recorded. */
  mayLetIn?: boolean;
}

/** Amount to collect at the door before the guest enters, and how it was paid. */
export function CollectDue({ due, onSettle, rates, mayLetIn = false }: CollectDueProps) {
  const [settled, setSettled] = useState<Settlement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const amount = formatMoney(due);
  const settle = async (method: Settlement) => {
    setBusy(true);
    setFailure(null);
    await onSettle(method).then(
      () => setSettled(method),
      (error: unknown) => setFailure(doorTexts.collectFailed(readFailure(error))),
    );
    setBusy(false);
  };
  return (
    <section
      className={classes.due}
      data-settled={settled !== null || undefined}
      aria-label={doorTexts.dueTitle}
    >
      <div role="status" className={classes.head}>
        <span className={classes.label}>
          {settled ? (settled === 'UNPAID' ? doorTexts.stillDue : doorTexts.collected) : doorTexts.dueTitle}
        </span>
        <span className={classes.amount}>{amount}</span>
        <Worth money={due} stored={rates} size="md" c="inherit" />
        {settled && (
          <span className={classes.done}>
            <IconCheck size={22} aria-hidden /> {doorTexts.methods[settled]}
          </span>
        )}
      </div>
      {!settled && (
        <div className={classes.ways}>
          {WAYS.map(({ method, Mark }) => (
            <Button
              key={method}
              variant="default"
              disabled={isBusy}
              onClick={() => settle(method)}
              leftSection={<Mark size={20} aria-hidden />}
            >
              {doorTexts.methods[method]}
            </Button>
          ))}
          <ConfirmButton
            variant="default"
            color={undefined}
            disabled={isBusy}
            question={labelTexts.waiveQuestion(amount)}
            consequence={labelTexts.waiveConsequence}
            confirmLabel={labelTexts.waive}
            onConfirm={() => settle('WAIVED')}
          >
            <IconGift size={20} aria-hidden className={classes.icon} />
            {labelTexts.waive}
          </ConfirmButton>
          {mayLetIn && (
            <ConfirmButton
              variant="default"
              color={undefined}
              disabled={isBusy}
              question={doorTexts.unpaidQuestion(amount)}
              consequence={doorTexts.unpaidConsequence}
              confirmLabel={doorTexts.methods.UNPAID}
              onConfirm={() => settle('UNPAID')}
            >
              <IconDoorEnter size={20} aria-hidden className={classes.icon} />
              {doorTexts.methods.UNPAID}
            </ConfirmButton>
          )}
        </div>
      )}
      {failure && !settled && <FormFailure>{failure}</FormFailure>}
    </section>
  );
}
