import { Button, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ROUND_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { fieldFailures } from '../../apollo/read-failure.ts';
import { useAttempt } from '../../apollo/use-attempt.ts';
import { useTriggerRoundMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { revenueTexts, triggerTexts as texts } from '../../messages/revenue.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { Section } from '../../ui/Section.tsx';
import { failureSentence, notifyFailure } from './notify-failure.ts';
import { ReleaseMoney } from './ReleaseMoney.tsx';
import { ROUND_LISTS } from './use-live-rounds.ts';
import { useRoundAddress } from './use-round-address.ts';

graphql(`
  mutation TriggerRound($input: TriggerRoundInput!) {
    triggerRound(input: $input) {
      round {
        id
        ...RoundRow_round
        ...RoundDetails_round
      }
    }
  }
`);

interface TriggerReleaseProps {
  /** Contracts to choose from; a single one is preselected. */
  contracts: { value: string; label: string }[];
  /** Hides the choice on a contract's own page. */
  isNamed?: boolean;
  /** No release can be started now: the form stays only with what was typed. */
  isShut?: boolean;
}

/** Starts a release: contract, amount and reason. */
export function TriggerRelease({ contracts, isNamed = false, isShut = false }: TriggerReleaseProps) {
  const only = contracts.length === 1 ? contracts[0] : undefined;
  const [chosen, setChosen] = useState('');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [trigger, { loading, error, reset }] = useTriggerRoundMutation({ refetchQueries: ROUND_LISTS });
  const attempt = useAttempt();
  const address = useRoundAddress();
  const contractId = only?.value ?? chosen;
  const faults = fieldFailures(error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { contractId, amount: amount.trim(), reason: reason.trim() };
    try {
      const { data } = await trigger({
        variables: { input: { ...input, idempotencyKey: attempt.keyOf(input) } },
      });
      attempt.settle();
      setAmount('');
      setReason('');
      void notify('success', revenueTexts.triggered);
      if (data) address.open(data.triggerRound.round.id);
    } catch (failure) {
      attempt.settle(failure);
      notifyFailure(failure, revenueTexts.triggerFailed);
    }
  };
  const typed = (set: (value: string) => void) => (value: string) => {
    if (error) reset();
    set(value);
  };

  if (isShut && amount === '' && reason === '') return null;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <form onSubmit={submit} aria-label={texts.title}>
        <Stack gap="md">
          {!isNamed && (
            <NativeSelect
              label={texts.contract}
              value={contractId}
              onChange={(change) => typed(setChosen)(change.currentTarget.value)}
              data={only ? contracts : [{ value: '', label: texts.choose }, ...contracts]}
              required
              withAsterisk={false}
            />
          )}
          {contractId && <ReleaseMoney contractId={contractId} onAll={typed(setAmount)} />}
          <TextInput
            label={texts.amount}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            value={amount}
            onChange={(change) => typed(setAmount)(change.currentTarget.value)}
            error={faults.amount}
            required
            withAsterisk={false}
          />
          <Textarea
            label={texts.reason}
            description={texts.reasonHint}
            value={reason}
            onChange={(change) => typed(setReason)(change.currentTarget.value)}
            error={faults.reason}
            maxLength={ROUND_LIMITS.reason}
            autosize
            minRows={2}
            required
            withAsterisk={false}
          />
          {error && Object.keys(faults).length === 0 && (
            <FormFailure>{failureSentence(error, revenueTexts.triggerFailed)}</FormFailure>
          )}
          {isShut && <FormFailure>{texts.shut}</FormFailure>}
          <Button type="submit" loading={loading} disabled={isShut}>
            {texts.go}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
