import { Button, Group, Radio, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { RECEIPT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { ReceiptSettingsQuery } from '../../gql/graphql.ts';
import { useReceiptSettingsQuery, useUpdateReceiptSettingsMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { receiptSettingsTexts as texts } from '../../messages/receipt-settings.ts';
import { callTexts } from '../../messages/shell.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import classes from './ReceiptSettings.module.css';

graphql(`
  fragment ReceiptSettings on ReceiptSettings {
    legalName
    address
    taxNumber
    tax {
      name
      percent
    }
  }
`);

graphql(`
  query ReceiptSettings {
    receiptSettings {
      ...ReceiptSettings @unmask
    }
  }
`);

graphql(`
  mutation UpdateReceiptSettings($input: UpdateReceiptSettingsInput!) {
    updateReceiptSettings(input: $input) {
      receiptSettings {
        ...ReceiptSettings @unmask
      }
    }
  }
`);

type Settings = ReceiptSettingsQuery['receiptSettings'];
type Choice = keyof typeof texts.choices;

const VAT = { name: 'VAT', percent: '16' };

/** Seller details on receipts, and the tax that prices include. */
export function ReceiptSettingsSection() {
  const { data, loading, error, refetch } = useReceiptSettingsQuery();
  const settings = data?.receiptSettings;
  return (
    <SettingsSection anchor="receipts" title={texts.title} lead={texts.lead}>
      {!settings && loading && <Skeleton height={320} />}
      {!settings && error && (
        <QueryFailure title={callTexts.loadFailed(texts.list)} error={error} refetch={refetch} />
      )}
      {settings && <SettingsForm settings={settings} />}
    </SettingsSection>
  );
}

function choiceOf(tax: Settings['tax']): Choice {
  if (!tax) return 'none';
  return tax.name === VAT.name && tax.percent === VAT.percent ? 'vat' : 'other';
}

function SettingsForm({ settings }: { settings: Settings }) {
  const [legalName, setLegalName] = useState(settings.legalName);
  const [address, setAddress] = useState(settings.address);
  const [taxNumber, setTaxNumber] = useState(settings.taxNumber);
  const [choice, setChoice] = useState<Choice>(choiceOf(settings.tax));
  const [other, setOther] = useState(settings.tax ?? { name: '', percent: '' });
  const [save, { loading, error }] = useUpdateReceiptSettingsMutation();
  const faults = fieldFailures(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // An empty rate is sent as 0, so that the service refuses it as out of range.
    const filled = { name: other.name, percent: other.percent.trim() || '0' };
    const tax = { none: null, vat: VAT, other: filled }[choice];
    const input = { legalName, address, taxNumber, tax };
    const { data } = await save({ variables: { input } }).catch(() => ({ data: null }));
    if (data) void notify('success', texts.saved);
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={texts.title}>
      <Stack gap="md">
        <TextInput
          label={texts.legalName}
          description={texts.legalNameHint}
          value={legalName}
          onChange={(event) => setLegalName(event.currentTarget.value)}
          error={faults.legalName}
          autoComplete="organization"
          maxLength={RECEIPT_LIMITS.legalName}
        />
        <Textarea
          label={texts.address}
          description={texts.addressHint}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          error={faults.address}
          maxLength={RECEIPT_LIMITS.address}
          autosize
          minRows={3}
          maxRows={6}
        />
        <TextInput
          label={texts.taxNumber}
          value={taxNumber}
          onChange={(event) => setTaxNumber(event.currentTarget.value)}
          error={faults.taxNumber}
          maxLength={RECEIPT_LIMITS.taxNumber}
        />
        <Radio.Group
          label={texts.tax}
          description={texts.taxHint}
          value={choice}
          onChange={(value) => setChoice(value as Choice)}
        >
          <Stack gap="xs" mt="sm">
            {(Object.keys(texts.choices) as Choice[]).map((one) => (
              <Radio key={one} value={one} label={texts.choices[one]} />
            ))}
          </Stack>
        </Radio.Group>
        {choice === 'other' && (
          <div className={classes.pair}>
            <TextInput
              label={texts.taxName}
              value={other.name}
              onChange={(event) => setOther({ ...other, name: event.currentTarget.value })}
              error={faults['tax.name']}
              maxLength={RECEIPT_LIMITS.taxName}
            />
            <TextInput
              label={texts.taxPercent}
              inputMode="decimal"
              placeholder="16"
              value={other.percent}
              onChange={(event) => setOther({ ...other, percent: event.currentTarget.value })}
              error={faults['tax.percent']}
            />
          </div>
        )}
        {error && Object.keys(faults).length === 0 && <FormFailure>{readFailure(error)}</FormFailure>}
        <Group>
          <Button type="submit" disabled={loading}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
