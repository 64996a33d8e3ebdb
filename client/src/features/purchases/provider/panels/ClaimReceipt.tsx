import { Button, Text, TextInput } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconReceipt } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { readFailure } from '../../../../apollo/read-failure.ts';
import { useClaimProviderPaymentMutation } from '../../../../gql/hooks/index.ts';
import { graphql } from '../../../../gql/index.ts';
import { payingTexts as texts } from '../../../../messages/provider-payments.ts';
import { FormFailure } from '../../../../ui/FormFailure.tsx';
import classes from './panel.module.css';

graphql(`
  mutation ClaimProviderPayment($input: ClaimProviderPaymentInput!) {
    claimProviderPayment(input: $input) {
      order {
        id
        ...ProviderOrder_order
      }
    }
  }
`);

/** Time after which a provider that knows the receipt would have answered, in milliseconds. */
const ANSWER_MS = 20_000;

interface ClaimReceiptProps {
  orderId: string;
  /** Null for a buyer with an account. */
  orderKey: string | null;
}

/** "I have paid": looks for a payment by the receipt number in the payer's message. */
export function ClaimReceipt({ orderId, orderKey }: ClaimReceiptProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [claim, { loading, error }] = useClaimProviderPaymentMutation();
  if (!isOpen)
    return (
      <Button
        variant="subtle"
        leftSection={<IconReceipt size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {texts.havePaid}
      </Button>
    );
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const receipt = typed.replaceAll(/\s/g, '').toUpperCase();
    if (!/^[A-Z0-9]{8,20}$/.test(receipt)) return setFault(texts.receiptFault);
    setAsked(null);
    const answered = await claim({ variables: { input: { orderId, orderKey, receipt } } }).catch(() => null);
    if (answered?.data) setAsked(receipt);
  };
  return (
    <form onSubmit={submit} className={classes.claim} aria-label={texts.havePaid} noValidate>
      <TextInput
        label={texts.receipt}
        description={texts.havePaidAbout}
        placeholder={texts.receiptExample}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={fault}
        data-autofocus
        autoFocus
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setFault(null);
        }}
      />
      {error && <FormFailure>{readFailure(error)}</FormFailure>}
      {asked !== null && <Asked key={asked} receipt={asked} />}
      <Button type="submit" variant="default" loading={loading}>
        {texts.find}
      </Button>
    </form>
  );
}

/** The question is under way; the order changes when the payment is its own. */
function Asked({ receipt }: { receipt: string }) {
  const [isLate, setLate] = useState(false);
  useTimeout(() => setLate(true), ANSWER_MS, { autoInvoke: true });
  return (
    <Text size="sm" role="status">
      {isLate ? texts.notFound(receipt) : texts.finding(receipt)}
    </Text>
  );
}
