import { Button, Select, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { TillOfficeFragment } from '../../gql/graphql.ts';
import { tillTexts } from '../../messages/box-office.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { typedAmount } from '../orders/RefundAmountField.tsx';
import classes from './Till.module.css';
import type { TillService } from './till-service.ts';

const texts = tillTexts.open;

interface OpenShiftProps {
  office: TillOfficeFragment;
  place: { eventId: string; gateId: string | null; deviceId: string };
  open: TillService['openShift'];
  onOpened: () => void;
}

/** The form that starts a shift with the cash in the till. */
export function OpenShift({ office, place, open, onOpened }: OpenShiftProps) {
  const currencies = [...new Set(office.tiers.map(({ price }) => price.currency))];
  const [currency, setCurrency] = useState(currencies[0] ?? 'KES');
  const [float, setFloat] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await open({ ...place, currency, float: typedAmount(float) || '0' });
      onOpened();
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} aria-label={texts.title} className={classes.form}>
      <div className={classes.fields}>
        <div>
          <Title order={3}>{texts.title}</Title>
          <Text c="dimmed">{texts.lead}</Text>
        </div>
        {currencies.length > 1 && (
          <Select
            label={texts.currency}
            data={currencies}
            value={currency}
            allowDeselect={false}
            onChange={(chosen) => chosen && setCurrency(chosen as typeof currency)}
          />
        )}
        <TextInput
          label={`${texts.float} (${currency})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          placeholder="0"
          value={float}
          onChange={(event) => setFloat(event.currentTarget.value)}
        />
        {failure && <FormFailure>{failure}</FormFailure>}
        <Button type="submit" size="xl" loading={isBusy} className={classes.action}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
