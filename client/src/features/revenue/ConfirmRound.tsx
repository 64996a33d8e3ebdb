import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { readFailure } from '../../apollo/read-failure.ts';
import { useConfirmRoundQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { confirmRoundTexts as texts } from '../../messages/revenue.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatAmount, formatMoney } from '../../ui/format-amount.ts';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import { subtractDecimals } from '../../ui/subtract-decimals.ts';
import classes from './RoundDetails.module.css';
import { RoundPayments } from './RoundPayments.tsx';

graphql(`
  query ConfirmRound($id: ID!, $contractId: ID!) {
    round(id: $id) {
      id
      amount {
        ...Money @unmask
      }
      total {
        ...Money @unmask
      }
      ...RoundPayments_round
    }
    contract(id: $contractId) {
      id
      financials {
        escrowBalance {
          ...Money @unmask
        }
      }
    }
  }
`);

interface ConfirmRoundProps {
  round: { id: string; contract: { id: string } | null; number: number; contractName: string };
  /** `approve` signs, `release` pays. */
  action: 'approve' | 'release';
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation before a signature or a payment: recipients, total and remaining balance. */
export function ConfirmRound({ round, action, opened, onClose, onConfirm }: ConfirmRoundProps) {
  const { id, contract, number, contractName } = round;
  const contractId = contract?.id ?? '';
  const { data, loading, error } = useConfirmRoundQuery({
    variables: { id, contractId },
    skip: !opened,
    fetchPolicy: 'network-only',
    // The escrow's balance needs a permission; the payments are shown in any case.
    errorPolicy: 'all',
  });
  const found = data?.round;
  const balance = data?.contract?.financials?.escrowBalance?.amount ?? null;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={640}
      title={texts[action].question(number, contractName)}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <Stack gap="md">
        <Text>{texts[action].consequence}</Text>
        {!found && loading && <SkeletonBlock label={texts.loading} height={180} />}
        {!found && !loading && error && <FormFailure>{readFailure(error)}</FormFailure>}
        {found && (
          <>
            <RoundPayments round={found} />
            <dl className={classes.sums}>
              <Sum label={texts.leaves} value={found.total.amount} />
              {found.total.amount !== found.amount.amount && (
                <Sum
                  label={texts.ofWhichOwed}
                  value={subtractDecimals(found.total.amount, found.amount.amount)}
                />
              )}
              {balance !== null && (
                <Sum label={texts.left} value={subtractDecimals(balance, found.total.amount)} />
              )}
            </dl>
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            color={action === 'release' ? 'marigold.5' : undefined}
            disabled={!found}
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {found ? texts[action].confirm(formatMoney(found.total)) : texts.loading}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatAmount(value, 'XLM')}</dd>
    </div>
  );
}
