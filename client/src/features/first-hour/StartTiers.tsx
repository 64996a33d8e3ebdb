import { ActionIcon, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { TIER_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import type { Currency } from '../../gql/graphql.ts';
import { startTexts as texts } from '../../messages/first-hour.ts';
import { tierFormTexts } from '../../messages/organiser.ts';
import { DEFAULT_TIER, digitsOf, priceOf } from '../events/organiser/tier-drafts.ts';
import classes from './StartTiers.module.css';
import type { StartMarks } from './sentence/fill-form.ts';
import { Inferred } from './sentence/Inferred.tsx';
import {
  currencyOf,
  type StartFaults,
  type StartTier,
  type StartValues,
  withoutTier,
  withTier,
} from './start-values.ts';

interface StartTiersProps {
  values: StartValues;
  faults: StartFaults['tiers'];
  marks: StartMarks;
  offered: readonly Currency[];
  onChange: (next: StartValues) => void;
}

/** The tiers of a new event: one, or those that a text names. All are priced in the same currency. */
export function StartTiers({ values, faults, marks, offered, onChange }: StartTiersProps) {
  return (
    <Stack gap="sm" role="group" aria-label={texts.tier}>
      {values.tiers.map((tier, row) => (
        <SimpleGrid key={tier.key} cols={{ base: 2, sm: 4 }}>
          <Tier
            tier={tier}
            faults={faults[tier.key]}
            marks={marks.tiers[tier.key]}
            {...{ values, onChange }}
          />
          {row === 0 ? (
            <NativeSelect
              label={tierFormTexts.currency}
              description={<Inferred reasons={marks.currency} />}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={currencyOf(values, offered)}
              data={[...offered]}
              onChange={(event) => onChange({ ...values, currency: event.currentTarget.value as Currency })}
            />
          ) : (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              className={classes.remove}
              aria-label={tierFormTexts.remove(row + 1)}
              onClick={() => onChange(withoutTier(values, tier.key))}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          )}
        </SimpleGrid>
      ))}
    </Stack>
  );
}

interface TierProps extends Pick<StartTiersProps, 'values' | 'onChange'> {
  tier: StartTier;
  faults: StartFaults['tiers'][number] | undefined;
  marks: StartMarks['tiers'][number] | undefined;
}

function Tier({ tier, faults, marks, values, onChange }: TierProps) {
  const field = (name: 'tier' | 'count' | 'price', read: (typed: string) => string) => ({
    value: tier[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(withTier(values, tier.key, { [name]: read(event.currentTarget.value) })),
  });
  return (
    <>
      <TextInput
        label={tierFormTexts.name}
        placeholder={DEFAULT_TIER}
        maxLength={TIER_LIMITS.name}
        {...field('tier', (typed) => typed)}
      />
      <TextInput
        label={tierFormTexts.count}
        inputMode="numeric"
        error={faults?.count}
        {...field('count', digitsOf)}
      />
      <TextInput
        label={tierFormTexts.price}
        inputMode="decimal"
        description={<Inferred reasons={marks?.price} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={faults?.price}
        {...field('price', priceOf)}
      />
    </>
  );
}
