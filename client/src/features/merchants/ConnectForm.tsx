import { SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ConnectForm_ProviderFragment, ConnectMerchantAccountInput } from '../../gql/graphql.ts';
import { useNextMerchantCallbackUrlQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { credentialText, merchantTexts as texts } from '../../messages/merchants.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../identity/PasswordField.tsx';
import { CallbackAddress } from './CallbackAddress.tsx';
import { FeeFields, feesOf, NO_FEES } from './FeeFields.tsx';
import classes from './Merchants.module.css';
import { type ConnectFormProps, useConnect } from './use-connect.ts';

const PROVIDER = graphql(`
  fragment ConnectForm_provider on MerchantProvider {
    provider
    input
    hasOwnWebhook
    variants
    credentials {
      name
      label
      kind
      isOptional
      group
      variant
    }
  }
`);

graphql(`
  query NextMerchantCallbackUrl($provider: PaymentProvider!) {
    nextMerchantCallbackUrl(provider: $provider)
  }
`);

type Credential = ConnectForm_ProviderFragment['credentials'][number];

/** Form for an account at a provider, as the provider declares it. Some show their secret once they have the address. */
export function ConnectForm({ of, ...props }: ConnectFormProps & { of: FragmentType<typeof PROVIDER> }) {
  const { provider, input, hasOwnWebhook, variants, credentials } = useFragment(PROVIDER, of);
  const [values, setValues] = useState<Record<string, string>>({});
  const [variant, setVariant] = useState(variants[0] ?? null);
  const [fees, setFees] = useState(NO_FEES);
  const { submit, faults, loading, failure } = useConnect(provider, props);
  const { data } = useNextMerchantCallbackUrlQuery({
    variables: { provider },
    fetchPolicy: 'network-only',
    skip: !hasOwnWebhook,
  });
  const shown = credentials.filter((one) => one.variant === null || one.variant === variant);
  const groups = [...new Set(shown.flatMap(({ group }) => group ?? []))];
  const errorOf = ({ name }: Credential) => faults[`credentials.${input}.${name}`];
  const field = (one: Credential) => (
    <CredentialField
      key={one.name}
      credential={one}
      variant={variant}
      value={values[one.name] ?? ''}
      error={errorOf(one)}
      onChange={(value) => setValues({ ...values, [one.name]: value })}
    />
  );
  const send = () => {
    const filled = credentials.map((one) => {
      const text = shown.includes(one) ? (values[one.name] ?? '') : '';
      return [one.name, one.isOptional ? text || null : text];
    });
    // The provider names its field and those of its input itself.
    const account = { [input]: Object.fromEntries(filled) } as ConnectMerchantAccountInput['credentials'];
    return submit({ credentials: account, ...feesOf(fees) });
  };
  const { lead, note, callback } = texts.providers[provider];
  return (
    <FormDialog
      opened
      onClose={props.onClose}
      title={texts.connect[provider]}
      submitLabel={texts.submit}
      onSubmit={send}
      loading={loading}
      failure={failure}
      noValidate
    >
      {lead && <Text size="sm">{lead}</Text>}
      {props.replaced && <Text size="sm">{texts.replaces(props.replaced)}</Text>}
      {hasOwnWebhook && <CallbackAddress text={callback} url={data?.nextMerchantCallbackUrl ?? undefined} />}
      {variant !== null && (
        <SegmentedControl
          fullWidth
          aria-label={texts.kind}
          value={variant}
          onChange={setVariant}
          data={variants.map((value) => ({ value, label: credentialText(`kind.${value}`).label }))}
        />
      )}
      <div className={classes.pair}>{shown.filter(({ kind }) => kind === 'DIGITS').map(field)}</div>
      {shown.filter(({ kind, group }) => kind !== 'DIGITS' && group === null).map(field)}
      {groups.map((group) => {
        const members = shown.filter((one) => one.group === group);
        const { label, hint } = credentialText(group);
        return (
          <details key={group} className={classes.details} {...(members.some(errorOf) && { open: true })}>
            <summary>{label}</summary>
            <Stack gap="sm">
              <Text size="sm" c="dimmed">
                {hint}
              </Text>
              {members.map(field)}
            </Stack>
          </details>
        );
      })}
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      <FeeFields fees={fees} onChange={setFees} faults={faults} />
      <Text size="sm" c="dimmed">
        {texts.kept}
      </Text>
    </FormDialog>
  );
}

interface CredentialFieldProps {
  credential: Credential;
  variant: string | null;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function CredentialField({ credential, variant, value, error = '', onChange }: CredentialFieldProps) {
  const { kind, isOptional, label: key } = credential;
  const { label, hint, placeholder } = credentialText(key, variant);
  const field = { label, description: hint, value, error };
  if (kind === 'SECRET')
    return <PasswordField {...field} onChange={onChange} autoComplete="off" isOptional={isOptional} />;
  const text = {
    ...field,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (kind === 'DOCUMENT')
    return (
      <Textarea {...text} placeholder={placeholder} autosize minRows={2} maxRows={5} spellCheck={false} />
    );
  const isNumber = kind === 'DIGITS';
  return (
    <TextInput
      {...text}
      autoComplete="off"
      {...(isNumber && { inputMode: 'numeric', required: true, withAsterisk: false })}
    />
  );
}
