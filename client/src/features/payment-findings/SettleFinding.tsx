import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { PaymentFindingDecision } from '../../gql/graphql.ts';
import { useSettlePaymentFindingMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { paymentFindingTexts as texts } from '../../messages/event-money.ts';
import { callTexts } from '../../messages/shell.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';

graphql(`
  mutation SettlePaymentFinding($id: ID!, $decision: PaymentFindingDecision!, $receipt: String, $reason: String!) {
    settlePaymentFinding(input: { id: $id, decision: $decision, receipt: $receipt, reason: $reason }) {
      finding {
        id
        viewerDecisions
      }
    }
  }
`);

interface SettleFindingProps {
  id: string;
  decision: PaymentFindingDecision;
  onClose: () => void;
  onSettled: () => void;
}

/** Asks for the reason of a decision, and for the receipt of a refund that was made outside Passa. */
export function SettleFinding({ id, decision, onClose, onSettled }: SettleFindingProps) {
  const [receipt, setReceipt] = useState('');
  const [settle, { loading, error }] = useSettlePaymentFindingMutation();
  const asksReceipt = decision === 'REFUNDED';
  const confirm = async (reason: string): Promise<void> => {
    const variables = { id, decision, reason, receipt: asksReceipt ? receipt.trim() : null };
    const { data } = await settle({ variables }).catch(() => ({ data: null }));
    if (!data) return;
    void notify('success', texts.settled);
    onSettled();
  };
  return (
    <ReasonDialog
      opened
      onClose={onClose}
      title={texts.decisions[decision]}
      label={texts.decisions[decision]}
      reasonLabel={texts.reason}
      keep={texts.keep}
      confirm={texts.decisions[decision]}
      loading={loading}
      failure={error ? texts.failed(readFailure(error, callTexts.network)) : null}
      onConfirm={(reason) => void confirm(reason)}
    >
      <Text>{texts.explained[decision]}</Text>
      {asksReceipt && (
        <TextInput
          label={texts.receipt}
          value={receipt}
          onChange={(event) => setReceipt(event.currentTarget.value)}
          maxLength={300}
          required
          withAsterisk={false}
        />
      )}
    </ReasonDialog>
  );
}
