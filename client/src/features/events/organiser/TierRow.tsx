import { ActionIcon, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Currency } from '../../../gql/graphql.ts';
import classes from './TierRow.module.css';
import { CURRENCIES, digitsOf, priceOf, type TierDraft, type Validity } from './tier-drafts.ts';
import { ValidityFields } from './ValidityFields.tsx';

interface TierRowProps {
  /** Place in the form, from 1. */
  number: number;
  draft: TierDraft;
  /** The times of the form, with which own ones begin. */
  all: Validity;
  faults: Record<string, string>;
  onChange: (draft: TierDraft) => void;
  /** Absent on the only row: one always stays. */
  onRemove?: (() => void) | undefined;
}

/** One tier of the Create Tickets form. */
export function TierRow({ number, draft, all, faults, onChange, onRemove }: TierRowProps) {
  const change = (part: Partial<TierDraft>) => onChange({ ...draft, ...part });
  return (
    <fieldset className={classes.row} aria-label={`Tier ${number}`}>
      <div className={classes.head}>
        <Text fw={600} size="sm">
          Tier {number}
        </Text>
        {onRemove && (
          <ActionIcon aria-label={`Remove tier ${number}`} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.fields}>
        <TextInput
          label="Tier Name"
          placeholder="regular"
          maxLength={100}
          value={draft.tier}
          onChange={(event) => change({ tier: event.currentTarget.value })}
          error={faults.tier}
        />
        <TextInput
          label="Count"
          inputMode="numeric"
          maxLength={7}
          value={draft.count}
          onChange={(event) => change({ count: digitsOf(event.currentTarget.value) })}
          error={faults.count}
        />
        <TextInput
          label="Price"
          inputMode="decimal"
          maxLength={20}
          value={draft.price}
          onChange={(event) => change({ price: priceOf(event.currentTarget.value) })}
          error={faults.price}
        />
        <NativeSelect
          label="Currency"
          data={CURRENCIES}
          value={draft.currency}
          onChange={(event) => change({ currency: event.currentTarget.value as Currency })}
        />
      </div>
      <Checkbox
        className={classes.own}
        styles={{ body: { minHeight: 44, alignItems: 'center' } }}
        label="Custom times for this tier"
        checked={draft.own !== null}
        onChange={(event) => change({ own: event.currentTarget.checked ? { ...all } : null })}
      />
      {draft.own && <ValidityFields value={draft.own} onChange={(own) => change({ own })} faults={faults} />}
    </fieldset>
  );
}
