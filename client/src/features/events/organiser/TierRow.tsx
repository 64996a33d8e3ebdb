import { ActionIcon, Checkbox, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { TIER_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import type { Currency } from '../../../gql/graphql.ts';
import { tierFormTexts } from '../../../messages/organiser.ts';
import classes from './TierRow.module.css';
import { digitsOf, priceOf, type TierDraft, type Validity } from './tier-drafts.ts';

interface ValidityFieldsProps {
  value: Validity;
  onChange: (value: Validity) => void;
  faults?: Record<string, string>;
}

/** Start, end and grace period of the validity of a ticket. */
export function ValidityFields({ value, onChange, faults = {} }: ValidityFieldsProps) {
  const field = (name: keyof Validity) => ({
    value: value[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: event.currentTarget.value }),
    error: faults[name],
  });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, xl: 3 }} spacing="sm">
      <TextInput type="datetime-local" label={tierFormTexts.effectiveAt} {...field('effectiveAt')} />
      <TextInput type="datetime-local" label={tierFormTexts.expiresAt} {...field('expiresAt')} />
      <TextInput
        label={tierFormTexts.gracePeriod}
        placeholder={tierFormTexts.graceExample}
        {...field('gracePeriod')}
      />
    </SimpleGrid>
  );
}

interface TierRowProps {
  /** Position in the form, from 1. */
  number: number;
  draft: TierDraft;
  /** Currencies in which the organiser can price tickets. */
  currencies: readonly Currency[];
  /** Validity set for the whole form, the initial value of a tier's own. */
  all: Validity;
  faults: Record<string, string>;
  onChange: (draft: TierDraft) => void;
  /** Absent for the only row, because one must remain. */
  onRemove?: (() => void) | undefined;
}

/** One tier of the Create Tickets form. */
export function TierRow({ number, draft, currencies, all, faults, onChange, onRemove }: TierRowProps) {
  const change = (part: Partial<TierDraft>) => onChange({ ...draft, ...part });
  return (
    <fieldset className={classes.row} aria-label={tierFormTexts.tier(number)}>
      <div className={classes.head}>
        <Text fw={600} size="sm">
          {tierFormTexts.tier(number)}
        </Text>
        {onRemove && (
          <ActionIcon aria-label={tierFormTexts.remove(number)} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.fields}>
        <TextInput
          label={tierFormTexts.name}
          placeholder={tierFormTexts.nameExample}
          maxLength={TIER_LIMITS.name}
          value={draft.tier}
          onChange={(event) => change({ tier: event.currentTarget.value })}
          error={faults.tier}
        />
        <TextInput
          label={tierFormTexts.count}
          inputMode="numeric"
          maxLength={7}
          value={draft.count}
          onChange={(event) => change({ count: digitsOf(event.currentTarget.value) })}
          error={faults.count}
        />
        <TextInput
          label={tierFormTexts.price}
          inputMode="decimal"
          maxLength={20}
          value={draft.price}
          onChange={(event) => change({ price: priceOf(event.currentTarget.value) })}
          error={faults.price}
        />
        <NativeSelect
          label={tierFormTexts.currency}
          data={[...currencies]}
          value={draft.currency}
          onChange={(event) => change({ currency: event.currentTarget.value as Currency })}
          error={faults.currency}
        />
      </div>
      <Checkbox
        className={classes.own}
        styles={{ body: { minHeight: 44, alignItems: 'center' } }}
        label={tierFormTexts.ownTimes}
        checked={draft.own !== null}
        onChange={(event) => change({ own: event.currentTarget.checked ? { ...all } : null })}
      />
      {draft.own && <ValidityFields value={draft.own} onChange={(own) => change({ own })} faults={faults} />}
    </fieldset>
  );
}
