import { Select, Switch, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { shownData } from '../../apollo/refetch.ts';
import type { PlatformSellerLine_SellingFragment } from '../../gql/graphql.ts';
import { useIssuerNamesQuery, useSetPlatformSellingMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { payoutTexts, platformSellingTexts as texts } from '../../messages/payouts.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';

graphql(`
  query IssuerNames($search: String, $first: Int!) {
    issuerAccounts(search: $search, first: $first) {
      nodes {
        id
        name
      }
    }
  }
`);

graphql(`
  mutation SetPlatformSelling($input: SetPlatformSellingInput!) {
    setPlatformSelling(input: $input) {
      platformSelling {
        id
        ...PlatformSellerLine_selling
      }
    }
  }
`);

const FOUND = 20;
const PAUSE_MS = 250;

interface OpenSellingProps {
  /** Undefined: the organiser is chosen here. */
  selling: PlatformSellerLine_SellingFragment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Opens the platform's accounts for an organiser, or closes them. */
export function OpenSelling({ selling, onClose, onChanged }: OpenSellingProps) {
  const [issuerId, setIssuerId] = useState(selling?.id ?? null);
  const [isOpen, setOpen] = useState(selling?.isOpen ?? true);
  const [feePercent, setFee] = useState(selling?.feePercent ?? '0');
  const [set, { loading, error }] = useSetPlatformSellingMutation();
  const submit = () =>
    notifyOutcome(
      async () => {
        const input = { issuerId: issuerId ?? '', isOpen, feePercent: feePercent.trim() || '0' };
        await set({ variables: { input } });
        onClose();
        onChanged();
        return texts.saved;
      },
      (failure) => payoutTexts.failed(readFailure(failure)),
    );
  const faults = fieldFailures(error);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={selling ? texts.changeOf(selling.issuer?.name ?? '') : texts.add}
      submitLabel={texts.save}
      onSubmit={submit}
      loading={loading}
      disabled={issuerId === null}
      failure={error && !faults.feePercent ? payoutTexts.failed(readFailure(error)) : undefined}
      noValidate
    >
      {!selling && <IssuerSelect value={issuerId} onChange={setIssuerId} />}
      {selling && (
        <>
          <Switch
            label={texts.isOpen}
            checked={isOpen}
            onChange={(event) => setOpen(event.currentTarget.checked)}
          />
          {!isOpen && <Text size="sm">{texts.closes}</Text>}
        </>
      )}
      <TextInput
        label={texts.feePercent}
        inputMode="decimal"
        value={feePercent}
        onChange={(event) => setFee(event.currentTarget.value)}
        error={faults.feePercent}
      />
    </FormDialog>
  );
}

/** Finds an organiser by name. */
function IssuerSelect({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), PAUSE_MS);
  const query = useIssuerNamesQuery({ variables: { search: settled || null, first: FOUND } });
  const found = shownData(query)?.issuerAccounts.nodes ?? [];
  return (
    <Select
      label={texts.organiser}
      placeholder={texts.search}
      searchable
      data={found.map(({ id, name }) => ({ value: id, label: name }))}
      // The service has searched.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={texts.notFound}
      data-autofocus
    />
  );
}
