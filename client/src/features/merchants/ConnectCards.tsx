import { Text } from '@mantine/core';
import { useState } from 'react';
import { useNextMerchantCallbackUrlQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { merchantTexts as texts } from '../../messages/merchants.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../identity/PasswordField.tsx';
import { CallbackAddress } from './CallbackAddress.tsx';
import { FeeFields, feesOf, NO_FEES } from './FeeFields.tsx';
import { type ConnectFormProps, useConnect } from './use-connect.ts';

graphql(`
  query NextMerchantCallbackUrl($provider: PaymentProvider!) {
    nextMerchantCallbackUrl(provider: $provider)
  }
`);

interface ConnectCardsProps extends ConnectFormProps {
  provider: 'STRIPE' | 'PAYSTACK';
}

/** Form for an account at Stripe or Paystack. Stripe shows its signing secret once it has the address. */
export function ConnectCards({ provider, ...props }: ConnectCardsProps) {
  const [secretKey, setSecretKey] = useState('');
  const [webhookSecret, setWebhookSecret] = useState('');
  const [fees, setFees] = useState(NO_FEES);
  const { submit, faults, loading, failure } = useConnect(provider, props);
  const { data } = useNextMerchantCallbackUrlQuery({
    variables: { provider },
    fetchPolicy: 'network-only',
  });
  const isStripe = provider === 'STRIPE';
  const credentials = isStripe ? { stripe: { secretKey, webhookSecret } } : { paystack: { secretKey } };
  return (
    <FormDialog
      opened
      onClose={props.onClose}
      title={texts.form[provider]}
      submitLabel={texts.submit}
      onSubmit={() => submit({ credentials, ...feesOf(fees) })}
      loading={loading}
      failure={failure}
      noValidate
    >
      {props.replaced && <Text size="sm">{texts.replaces(props.replaced)}</Text>}
      <CallbackAddress provider={provider} url={data?.nextMerchantCallbackUrl ?? undefined} />
      {isStripe && (
        <PasswordField
          label={texts.webhookSecret}
          description={texts.webhookSecretHint}
          value={webhookSecret}
          onChange={setWebhookSecret}
          autoComplete="off"
          error={faults['credentials.stripe.webhookSecret'] ?? ''}
        />
      )}
      <PasswordField
        label={texts.secretKey}
        description={isStripe ? texts.stripeKeyHint : texts.paystackKeyHint}
        value={secretKey}
        onChange={setSecretKey}
        autoComplete="off"
        error={faults[isStripe ? 'credentials.stripe.secretKey' : 'credentials.paystack.secretKey'] ?? ''}
      />
      <FeeFields fees={fees} onChange={setFees} faults={faults} />
      <Text size="sm" c="dimmed">
        {texts.kept}
      </Text>
    </FormDialog>
  );
}
