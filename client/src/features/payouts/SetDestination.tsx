import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PAYOUT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { Currency, PayoutDestinationKind } from '../../gql/graphql.ts';
import { useSetPayoutDestinationMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';

graphql(`
  mutation SetPayoutDestination($input: SetPayoutDestinationInput!) {
    setPayoutDestination(input: $input) {
      platformSelling {
        id
        waitingDestinations {
          id
          currency
        }
        ...PayoutDestinations_selling
      }
    }
  }
`);

const CURRENCIES: Currency[] = ['KES', 'USD', 'EUR', 'UGX', 'TZS', 'RWF'];
const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

interface SetDestinationProps {
  currency: Currency;
  onClose: () => void;
  onChanged: () => void;
}

/** Form for the account that payouts in a currency go to. A phone takes KES alone. */
export function SetDestination({ currency: first, onClose, onChanged }: SetDestinationProps) {
  const [currency, setCurrency] = useState(first);
  const [chosen, setKind] = useState(Object.keys(texts.kinds)[0] as PayoutDestinationKind);
  const [holder, setHolder] = useState('');
  const [number, setNumber] = useState('');
  const [bank, setBank] = useState('');
  const [set, { loading, error }] = useSetPayoutDestinationMutation({ context: AS_PERSON });
  const kind = currency === 'KES' ? chosen : 'BANK';
  const isPhone = kind !== 'BANK';
  const submit = () =>
    notifyOutcome(
      async () => {
        const input = { currency, kind, holder, number, bank: isPhone ? null : bank };
        const { data } = await set({ variables: { input } });
        onClose();
        onChanged();
        const waiting = data?.setPayoutDestination.platformSelling.waitingDestinations ?? [];
        return waiting.some((one) => one.currency === currency) ? texts.savedWaits : texts.saved;
      },
      (failure) => texts.failed(readFailure(failure)),
    );
  const faults = fieldFailures(error);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.destinations}
      submitLabel={texts.save}
      onSubmit={submit}
      loading={loading}
      disabled={!holder.trim() || !number.trim() || (!isPhone && !bank.trim())}
      failure={error && Object.keys(faults).length === 0 ? texts.failed(readFailure(error)) : undefined}
      noValidate
    >
      <Text size="sm">{texts.destinationVoids}</Text>
      <NativeSelect
        label={texts.currency}
        value={currency}
        onChange={(event) => setCurrency(event.currentTarget.value as Currency)}
        data={CURRENCIES}
      />
      {currency === 'KES' && (
        <NativeSelect
          label={texts.kind}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as PayoutDestinationKind)}
          data={KINDS}
        />
      )}
      <TextInput
        label={texts.holder}
        value={holder}
        onChange={(event) => setHolder(event.currentTarget.value)}
        maxLength={PAYOUT_LIMITS.holder}
        error={faults.holder}
      />
      <TextInput
        label={isPhone ? texts.phone : texts.number}
        inputMode={isPhone ? 'tel' : 'text'}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
        maxLength={PAYOUT_LIMITS.number}
        error={faults.number}
      />
      {!isPhone && (
        <TextInput
          label={texts.bank}
          value={bank}
          onChange={(event) => setBank(event.currentTarget.value)}
          maxLength={PAYOUT_LIMITS.bank}
          error={faults.bank}
        />
      )}
    </FormDialog>
  );
}
