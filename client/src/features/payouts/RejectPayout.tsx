import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { readFailure } from '../../apollo/read-failure.ts';
import { useRejectPayoutMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import { notify } from '../../ui/notify.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import type { PayoutOf } from './ApprovePayout.tsx';

graphql(`
  mutation RejectPayout($id: ID!, $reason: String!) {
    rejectPayout(input: { id: $id, reason: $reason }) {
      payout {
        id
        ...PayoutLine_payout
      }
    }
  }
`);

/** Rejects a payout, or withdraws one's own, before it is sent. */
export function RejectPayout({ id, amount, isWithdrawal, onChanged }: PayoutOf & { isWithdrawal: boolean }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [reject, { loading, error, reset }] = useRejectPayoutMutation();
  const [label, title] = isWithdrawal
    ? [texts.withdraw, texts.withdrawOf(amount)]
    : [texts.reject, texts.rejectOf(amount)];
  const confirm = async (reason: string): Promise<void> => {
    const { data } = await reject({ variables: { id, reason } }).catch(() => ({ data: null }));
    if (!data) return;
    close();
    void notify('success', texts.rejected);
    onChanged();
  };
  const start = (): void => {
    reset();
    open();
  };
  return (
    <>
      <Button variant="default" size="sm" onClick={start} aria-label={title}>
        {label}
      </Button>
      {opened && (
        <ReasonDialog
          opened
          onClose={close}
          title={title}
          label={title}
          reasonLabel={texts.reason}
          keep={texts.keep}
          confirm={label}
          loading={loading}
          failure={error ? texts.failed(readFailure(error)) : null}
          onConfirm={(reason) => void confirm(reason)}
        >
          <Text>{texts.rejectLead}</Text>
        </ReasonDialog>
      )}
    </>
  );
}
