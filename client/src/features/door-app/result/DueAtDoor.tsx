import { Button } from '@mantine/core';
import {
  type Icon,
  IconCash,
  IconCheck,
  IconCreditCard,
  IconDeviceMobile,
  IconGift,
} from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { DueMethod } from '../../../gql/graphql.ts';
import { useCollectDueMutation } from '../../../gql/hooks/index.ts';
import { doorTexts } from '../../../texts/door.ts';
import { doorAppTexts } from '../../../texts/door-app.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { formatAmount } from '../../../ui/format-amount.ts';
import classes from './DueAtDoor.module.css';

const texts = doorAppTexts.due;

const WAYS: { method: DueMethod; Mark: Icon }[] = [
  { method: 'CASH', Mark: IconCash },
  { method: 'MOBILE_MONEY', Mark: IconDeviceMobile },
  { method: 'CARD_TERMINAL', Mark: IconCreditCard },
];

interface DueAtDoorProps {
  due: { value: string; currency: string };
  ticketId: string;
}

/** What is to be collected before the guest goes on, in figures that both can read. */
export function DueAtDoor({ due, ticketId }: DueAtDoorProps) {
  const [settled, setSettled] = useState<DueMethod | null>(null);
  const [collect, { loading, error }] = useCollectDueMutation();
  const amount = formatAmount(due.value, due.currency);
  const settle = async (method: DueMethod) => {
    const { data } = await collect({ variables: { ticketId, method } }).catch(() => ({ data: null }));
    if (data) setSettled(method);
  };
  return (
    <section className={classes.due} aria-label={doorTexts.dueTitle}>
      <div role="status" className={classes.head}>
        <span className={classes.label}>{settled ? texts.done : texts.title}</span>
        <span className={classes.amount}>{amount}</span>
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
              disabled={loading}
              onClick={() => settle(method)}
              leftSection={<Mark size={20} aria-hidden />}
            >
              {texts.methods[method]}
            </Button>
          ))}
          <ConfirmButton
            variant="default"
            color={undefined}
            disabled={loading}
            question={`${texts.methods.WAIVED} ${amount}?`}
            consequence={texts.waiveConsequence}
            confirmLabel={texts.methods.WAIVED}
            onConfirm={() => settle('WAIVED')}
          >
            <IconGift size={20} aria-hidden className={classes.icon} />
            {texts.methods.WAIVED}
          </ConfirmButton>
        </div>
      )}
      {error && !settled && <FormFailure>{doorTexts.collectFailed(readFailure(error))}</FormFailure>}
    </section>
  );
}
