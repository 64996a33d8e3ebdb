import { Button, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { PAYOUT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import type { PayoutOutcome } from '../../gql/graphql.ts';
import { useSettlePayoutMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import type { PayoutOf } from './ApprovePayout.tsx';

graphql(`
  mutation SettlePayout($input: SettlePayoutInput!) {
    settlePayout(input: $input) {
      payout {
        id
        ...PayoutLine_payout
      }
    }
  }
`);

const OUTCOMES = ['PAID', 'FAILED'] as const;

/** Records the outcome of a payout that no provider reports. @param knowsReceipt the reference was entered before */
export function SettlePayout({ id, amount, knowsReceipt, onChanged }: PayoutOf & { knowsReceipt: boolean }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [outcome, setOutcome] = useState<PayoutOutcome>('PAID');
  const [receipt, setReceipt] = useState('');
  const [settle, { loading, error, reset }] = useSettlePayoutMutation({ context: AS_PERSON });
  const asksReceipt = outcome === 'PAID' && !knowsReceipt;
  const title = texts.settleOf(amount);
  const confirm = async (reason: string): Promise<void> => {
    const input = { id, outcome, reason, receipt: asksReceipt ? receipt.trim() : null };
    const { data } = await settle({ variables: { input } }).catch(() => ({ data: null }));
    if (!data) return;
    close();
    void notify('success', texts.settled);
    onChanged();
  };
  const start = (): void => {
    reset();
    open();
  };
  return (
    <>
      <Button size="sm" onClick={start} aria-label={title}>
        {texts.settle}
      </Button>
      {opened && (
        <ReasonDialog
          opened
          onClose={close}
          title={title}
          label={title}
          reasonLabel={texts.reasonForAudit}
          keep={texts.keep}
          confirm={texts.settle}
          loading={loading}
          failure={error ? texts.failed(readFailure(error)) : null}
          onConfirm={(reason) => void confirm(reason)}
        >
          <Text>{texts.settleLead}</Text>
          <Radio.Group
            label={texts.outcome}
            value={outcome}
            onChange={(value) => setOutcome(value as PayoutOutcome)}
          >
            <Stack gap="xs" mt="xs">
              {OUTCOMES.map((value) => (
                <Radio key={value} value={value} label={texts.outcomes[value]} />
              ))}
            </Stack>
          </Radio.Group>
          {asksReceipt && (
            <TextInput
              label={texts.settledReceipt}
              value={receipt}
              onChange={(event) => setReceipt(event.currentTarget.value)}
              maxLength={PAYOUT_LIMITS.receipt}
              required
              withAsterisk={false}
            />
          )}
        </ReasonDialog>
      )}
    </>
  );
}
