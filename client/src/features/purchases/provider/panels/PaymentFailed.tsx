import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { readFailure } from '../../../../apollo/read-failure.ts';
import { useRetryProviderPaymentMutation } from '../../../../gql/hooks/index.ts';
import { graphql } from '../../../../gql/index.ts';
import { translated } from '../../../../language/translated.ts';
import { attemptFailureTexts, payingTexts as texts } from '../../../../messages/provider-payments.ts';
import { FormFailure } from '../../../../ui/FormFailure.tsx';
import { asksPhone } from '../../../payment-methods/provider-methods.ts';
import { PayerNumber } from '../PayerNumber.tsx';
import { nationalPayerNumber, normalPayerNumber } from '../payer-number.ts';
import { useCardPage } from '../use-card-page.ts';
import type { AttemptNow } from '../use-provider-order.ts';
import { OtherWay } from './OtherWay.tsx';
import { PanelHead } from './PanelHead.tsx';
import classes from './panel.module.css';
import type { PanelProps } from './panel-props.ts';
import { TimeLeft } from './TimeLeft.tsx';

graphql(`
  mutation RetryProviderPayment($input: RetryProviderPaymentInput!) {
    retryProviderPayment(input: $input) {
      order {
        id
        ...ProviderOrder_order
        attempt {
          id
          page
        }
      }
    }
  }
`);

/** The reason of a failure. A page that takes mobile money does not say that a card was declined. */
function failureOf({ failure, failureCode, takesMobileMoney }: AttemptNow): string {
  if (takesMobileMoney && failureCode === 'DECLINED') return texts.declinedOnPage;
  return translated(failure, failureCode, attemptFailureTexts) ?? texts.failedPlain;
}

interface PaymentFailedProps extends PanelProps<AttemptNow> {
  /** ISO timestamp until which the tickets are held. */
  heldUntil: string | null;
  /** Called after a refused retry, because the order may have changed. */
  onRefused: () => void;
}

/** The attempt failed: the reason, and another attempt while the tickets are held. */
export function PaymentFailed({ attempt, heldUntil, onRefused, ...props }: PaymentFailedProps) {
  const { orderId, orderKey, heading, onLeave } = props;
  const { openCardPage } = useCardPage();
  const isByPhone = asksPhone(attempt.method);
  const [number, setNumber] = useState(attempt.phone ? nationalPayerNumber(attempt.phone) : '');
  const [isFaulty, setFaulty] = useState(false);
  const [retry, { loading, error }] = useRetryProviderPaymentMutation();
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const payerPhone = isByPhone ? normalPayerNumber(number) : null;
    if (isByPhone && payerPhone === null) return setFaulty(true);
    try {
      const { data } = await retry({ variables: { input: { orderId, orderKey, payerPhone } } });
      if (attempt.method === 'CARD')
        openCardPage({ orderId, orderKey }, data?.retryProviderPayment.order.attempt?.page);
    } catch {
      onRefused();
    }
  };
  return (
    <>
      <PanelHead
        icon={<IconAlertTriangle size={30} stroke={1.7} />}
        tone="trouble"
        title={texts.failedTitle}
        order={heading}
      >
        <Text maw={420}>{failureOf(attempt)}</Text>
      </PanelHead>
      {heldUntil && <TimeLeft until={heldUntil} words={texts.heldFor} />}
      <form onSubmit={submit} className={classes.claim} aria-label={texts.again} noValidate>
        {isByPhone && (
          <PayerNumber
            value={number}
            isFaulty={isFaulty}
            description={texts.otherNumber}
            onChange={(typed) => {
              setNumber(typed);
              setFaulty(false);
            }}
          />
        )}
        {error && <FormFailure>{readFailure(error)}</FormFailure>}
        <Button
          type="submit"
          size="lg"
          fullWidth
          color="marigold.5"
          disabled={loading}
          leftSection={<IconRefresh size={20} aria-hidden />}
        >
          {loading ? texts.starting : texts.again}
        </Button>
      </form>
      <div className={classes.ways}>
        <OtherWay open={null} onLeave={onLeave} />
      </div>
    </>
  );
}
