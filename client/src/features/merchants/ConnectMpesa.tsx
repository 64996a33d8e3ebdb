import { SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { merchantTexts as texts } from '../../messages/merchants.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../identity/PasswordField.tsx';
import { FeeFields, feesOf, NO_FEES } from './FeeFields.tsx';
import classes from './Merchants.module.css';
import { type ConnectFormProps, useConnect } from './use-connect.ts';

const EMPTY = {
  ...{ shortcode: '', till: '', consumerKey: '', consumerSecret: '', passkey: '' },
  ...{ initiatorName: '', initiatorPassword: '', certificate: '' },
};
type Values = typeof EMPTY;

/** Form for a paybill or a till. */
export function ConnectMpesa(props: ConnectFormProps) {
  const [values, setValues] = useState(EMPTY);
  const [isTill, setTill] = useState(false);
  const [fees, setFees] = useState(NO_FEES);
  const { submit, faults, loading, failure } = useConnect('MPESA', props);
  const put = (name: keyof Values) => (value: string) => setValues({ ...values, [name]: value });
  const field = (name: keyof Values) => ({ value: values[name], error: faults[`credentials.mpesa.${name}`] });
  const secret = (name: keyof Values) => ({
    ...field(name),
    label: texts[name],
    onChange: put(name),
    autoComplete: 'off' as const,
  });
  const text = (name: keyof Values) => ({
    ...field(name),
    onChange: (event: { currentTarget: { value: string } }) => put(name)(event.currentTarget.value),
  });
  const send = () => {
    const { till, initiatorName, initiatorPassword, certificate, ...rest } = values;
    return submit({
      credentials: {
        mpesa: {
          ...rest,
          till: isTill ? till : null,
          initiatorName: initiatorName || null,
          initiatorPassword: initiatorPassword || null,
          certificate: certificate || null,
        },
      },
      ...feesOf(fees),
    });
  };
  const isFaultyInitiator = ['initiatorName', 'initiatorPassword', 'certificate'].some(
    (name) => faults[`credentials.mpesa.${name}`],
  );
  return (
    <FormDialog
      opened
      onClose={props.onClose}
      title={texts.form.MPESA}
      submitLabel={texts.submit}
      onSubmit={send}
      loading={loading}
      failure={failure}
      noValidate
    >
      <Text size="sm">{texts.mpesaLead}</Text>
      {props.replaced && <Text size="sm">{texts.replaces(props.replaced)}</Text>}
      <SegmentedControl
        fullWidth
        aria-label={texts.kind}
        value={isTill ? 'till' : 'paybill'}
        onChange={(kind) => setTill(kind === 'till')}
        data={[
          { value: 'paybill', label: texts.paybill },
          { value: 'till', label: texts.tillKind },
        ]}
      />
      <div className={classes.pair}>
        <TextInput
          label={isTill ? texts.store : texts.shortcode}
          inputMode="numeric"
          autoComplete="off"
          required
          withAsterisk={false}
          {...text('shortcode')}
        />
        {isTill && (
          <TextInput
            label={texts.till}
            inputMode="numeric"
            autoComplete="off"
            required
            withAsterisk={false}
            {...text('till')}
          />
        )}
      </div>
      <PasswordField {...secret('consumerKey')} />
      <PasswordField {...secret('consumerSecret')} />
      <PasswordField {...secret('passkey')} />
      <details className={classes.details} {...(isFaultyInitiator && { open: true })}>
        <summary>{texts.refunds}</summary>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {texts.refundsLead}
          </Text>
          <TextInput label={texts.initiatorName} autoComplete="off" {...text('initiatorName')} />
          <PasswordField {...secret('initiatorPassword')} isOptional />
          <Textarea
            label={texts.certificate}
            description={texts.certificateHint}
            placeholder="-----BEGIN CERTIFICATE-----"
            autosize
            minRows={2}
            maxRows={5}
            spellCheck={false}
            {...text('certificate')}
          />
        </Stack>
      </details>
      <FeeFields fees={fees} onChange={setFees} faults={faults} />
      <Text size="sm" c="dimmed">
        {texts.kept}
      </Text>
    </FormDialog>
  );
}
