import { Alert, Button, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { TillShiftFragment } from '../../gql/graphql.ts';
import { tillTexts } from '../../messages/box-office.ts';
import { CountField } from '../../ui/CountField.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { subtractDecimals } from '../../ui/subtract-decimals.ts';
import { typedAmount } from '../orders/RefundAmountField.tsx';
import { differenceWords } from './difference-words.ts';
import classes from './Till.module.css';
import { isCharged, keptElsewhereOf, keptOf } from './till-rules.ts';
import type { TillOffice } from './till-sales.ts';
import type { Till } from './use-till.ts';

const texts = tillTexts.shift;
const MOST_KEPT = 1_000;
const DECIMAL = /^\d+(\.\d+)?$/;

interface ShiftDetailsProps {
  till: Till;
  office: TillOffice;
  shift: TillShiftFragment;
  isOnline: boolean;
  onClosed: (shift: TillShiftFragment) => void;
}

/** The amounts taken in the shift, the places kept for the time without a network, and the count at the end. */
export function ShiftDetails({ till, office, shift, isOnline, onClosed }: ShiftDetailsProps) {
  const { waiting } = till;
  return (
    <Stack gap="lg">
      <section>
        <Text c="dimmed" mb="xs">
          <Moment at={shift.openedAt} />
        </Text>
        <dl className={classes.facts}>
          <div>
            <dt>{texts.float}</dt>
            <dd>{formatMoney(shift.float)}</dd>
          </div>
          {shift.takings.map(({ method, amount, tickets }) => (
            <div key={method}>
              <dt>
                {tillTexts.methods[method]} ({texts.tickets(tickets)})
              </dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          ))}
          <div>
            <dt>{texts.expected}</dt>
            <dd>{formatMoney(shift.expected)}</dd>
          </div>
          {isCharged(shift.paidDifference.amount) && (
            <div>
              <dt>{texts.paidDifference}</dt>
              <dd>{formatMoney(shift.paidDifference)}</dd>
            </div>
          )}
        </dl>
        {waiting.length > 0 && <Text>{texts.waiting(waiting.length)}</Text>}
        {shift.salesWithoutPlace > 0 && (
          <Alert color="coral" variant="light">
            {texts.stray(shift.salesWithoutPlace, formatMoney(shift.withoutPlace))}
          </Alert>
        )}
      </section>
      {isOnline && <KeptPlaces till={till} office={office} shift={shift} />}
      <CloseShift till={till} shift={shift} isOnline={isOnline} onClosed={onClosed} />
    </Stack>
  );
}

function KeptPlaces({ till, office, shift }: Pick<ShiftDetailsProps, 'till' | 'office' | 'shift'>) {
  const tiers = office.tiers.filter(({ price }) => price.currency === shift.float.currency);
  const [places, setPlaces] = useState<Record<string, number>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const kept = (name: string): number => keptOf(office, name, till);
  const elsewhere = (name: string): number => keptElsewhereOf(office, name, till.deviceId);
  const own = tiers.filter(({ name }) => elsewhere(name) === 0);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      const lines = own.map(({ name }) => ({ tier: name, quantity: places[name] ?? kept(name) }));
      await till.service.keepPlaces({ shiftId: shift.id, deviceId: till.deviceId, lines });
      await till.sync();
      void notify('success', texts.leaseSaved);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={save} aria-label={texts.leases}>
      <Title order={3} size="h4">
        {texts.leases}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.leasesHelp}
      </Text>
      <ul className={classes.tiers}>
        {tiers.map(({ name, free }) => (
          <li key={name} className={classes.tier}>
            <span className={classes.name}>
              <Text span fw={600}>
                {name}
              </Text>
              <Text span size="sm" c="dimmed">
                {[tillTexts.free(free), elsewhere(name) > 0 ? texts.keptElsewhere(elsewhere(name)) : null]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </span>
            {elsewhere(name) === 0 && (
              <CountField
                labels={{
                  field: tillTexts.quantity(name),
                  more: tillTexts.more(name),
                  fewer: tillTexts.fewer(name),
                }}
                value={places[name] ?? kept(name)}
                min={0}
                max={Math.min(MOST_KEPT, free + kept(name))}
                onChange={(quantity) => setPlaces({ ...places, [name]: quantity })}
              />
            )}
          </li>
        ))}
      </ul>
      {failure && <FormFailure>{failure}</FormFailure>}
      {own.length > 0 && (
        <Button type="submit" variant="default" mt="sm" loading={isBusy}>
          {texts.leaseSubmit}
        </Button>
      )}
    </form>
  );
}

function CloseShift({ till, shift, isOnline, onClosed }: Omit<ShiftDetailsProps, 'office'>) {
  const [counted, setCounted] = useState('');
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const close = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      onClosed(await till.service.closeShift({ id: shift.id, counted: typedAmount(counted), note }));
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const isWaiting = till.waiting.length > 0;
  const { amount: expected, currency } = shift.expected;
  const typed = typedAmount(counted);
  const difference = DECIMAL.test(typed) ? { amount: subtractDecimals(typed, expected), currency } : null;
  return (
    <form onSubmit={close} aria-label={texts.closeTitle}>
      <Stack gap="sm">
        <Title order={3} size="h4">
          {texts.closeTitle}
        </Title>
        <TextInput
          label={`${texts.counted} (${shift.float.currency})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          required
          withAsterisk={false}
          value={counted}
          onChange={(event) => setCounted(event.currentTarget.value)}
        />
        {/* Before the shift is closed, since a count cannot be repeated after. */}
        <Text role="status">{difference && !isWaiting && isOnline && differenceWords(difference)}</Text>
        <Textarea
          label={texts.note}
          maxLength={500}
          autosize
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {(isWaiting || !isOnline) && <Text>{texts.closeWaiting}</Text>}
        {failure && <FormFailure>{failure}</FormFailure>}
        <Button type="submit" color="coral" loading={isBusy} disabled={isWaiting || !isOnline}>
          {texts.close}
        </Button>
      </Stack>
    </form>
  );
}
