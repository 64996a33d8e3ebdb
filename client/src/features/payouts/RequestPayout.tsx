import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { PAYOUT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { Currency } from '../../gql/graphql.ts';
import { useRequestPayoutMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { formatMoney, type Money } from '../../ui/format-amount.ts';

graphql(`
  mutation RequestPayout($input: RequestPayoutInput!) {
    requestPayout(input: $input) {
      payout {
        id
      }
    }
  }
`);

interface RequestPayoutProps {
  /** The amount due, for each currency that has a destination. */
  dues: readonly Money[];
  onChanged: () => void;
}

/** Requests a payout; the whole of what is due is suggested. Nothing while none is due, unless the dialog is open. */
export function RequestPayout({ dues, onChanged }: RequestPayoutProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [due, setDue] = useState(dues[0]);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [request, { loading, error, reset }] = useRequestPayoutMutation({ context: AS_PERSON });
  const choose = (currency: string): void => {
    const chosen = dues.find((one) => one.currency === currency);
    setDue(chosen);
    setAmount(chosen?.amount ?? '');
  };
  const start = (): void => {
    reset();
    choose(dues[0]?.currency ?? '');
    setNote('');
    open();
  };
  const submit = () =>
    notifyOutcome(
      async () => {
        const currency = due?.currency as Currency;
        const input = { amount: amount.trim(), currency, note: note.trim() || null };
        await request({ variables: { input } });
        close();
        onChanged();
        return texts.requested;
      },
      (failure) => texts.failed(readFailure(failure)),
    );
  const faults = fieldFailures(error);
  if (dues.length === 0 && !opened) return null;
  return (
    <>
      <Button onClick={start}>{texts.request}</Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={texts.request}
        submitLabel={texts.request}
        onSubmit={submit}
        loading={loading}
        disabled={!amount.trim()}
        failure={error && Object.keys(faults).length === 0 ? texts.failed(readFailure(error)) : undefined}
        noValidate
      >
        <Text>{texts.requestLead}</Text>
        {dues.length > 1 && (
          <NativeSelect
            label={texts.currency}
            value={due?.currency ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
            data={dues.map(({ currency }) => currency)}
          />
        )}
        <TextInput
          label={texts.amount}
          description={due && `${texts.due}: ${formatMoney(due)}`}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={faults.amount}
          data-autofocus
        />
        <TextInput
          label={texts.note}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={PAYOUT_LIMITS.note}
          error={faults.note}
        />
      </FormDialog>
    </>
  );
}
