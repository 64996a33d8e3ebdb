import { Text } from '@mantine/core';
import { useState } from 'react';
import { merchantTexts as texts } from '../../messages/merchants.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../identity/PasswordField.tsx';
import { FeeFields, feesOf, NO_FEES } from './FeeFields.tsx';
import { type ConnectFormProps, useConnect } from './use-connect.ts';

/** Form for an account at Pesapal, which registers the address for its notifications by itself. */
export function ConnectPesapal(props: ConnectFormProps) {
  const [consumerKey, setConsumerKey] = useState('');
  const [consumerSecret, setConsumerSecret] = useState('');
  const [fees, setFees] = useState(NO_FEES);
  const { submit, faults, loading, failure } = useConnect('PESAPAL', props);
  return (
    <FormDialog
      opened
      onClose={props.onClose}
      title={texts.form.PESAPAL}
      submitLabel={texts.submit}
      onSubmit={() => submit({ credentials: { pesapal: { consumerKey, consumerSecret } }, ...feesOf(fees) })}
      loading={loading}
      failure={failure}
      noValidate
    >
      {props.replaced && <Text size="sm">{texts.replaces(props.replaced)}</Text>}
      <Text size="sm">{texts.pesapalLead}</Text>
      <PasswordField
        label={texts.consumerKey}
        value={consumerKey}
        onChange={setConsumerKey}
        autoComplete="off"
        error={faults['credentials.pesapal.consumerKey'] ?? ''}
      />
      <PasswordField
        label={texts.consumerSecret}
        value={consumerSecret}
        onChange={setConsumerSecret}
        autoComplete="off"
        error={faults['credentials.pesapal.consumerSecret'] ?? ''}
      />
      <Text size="sm" c="dimmed">
        {texts.pesapalRefunds}
      </Text>
      <FeeFields fees={fees} onChange={setFees} faults={faults} />
      <Text size="sm" c="dimmed">
        {texts.kept}
      </Text>
    </FormDialog>
  );
}
