import { NativeSelect, Text } from '@mantine/core';
import { readFailure } from '../../apollo/read-failure.ts';
import type { Currency } from '../../gql/graphql.ts';
import { useMainCurrencyQuery, useSetMainCurrencyMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { currencyTexts } from '../../messages/purchases.ts';
import { settingsTexts as texts } from '../../messages/settings.ts';
import { callTexts } from '../../messages/shell.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { notify } from '../../ui/notify.ts';
import { SettingsSection } from './SettingsSection.tsx';

graphql(`
  query MainCurrency {
    viewer {
      mainCurrency
    }
  }
`);

graphql(`
  mutation SetMainCurrency($currency: Currency) {
    setMainCurrency(input: { currency: $currency }) {
      mainCurrency
    }
  }
`);

const CURRENCIES = ['KES', 'UGX', 'TZS', 'RWF', 'USD', 'EUR', 'XLM'] as const satisfies readonly Currency[];

/** Shows owners and admins the currency of the organisation's sums; owners can choose it. Renders nothing for other roles. */
export function MainCurrencySection({ viewer }: { viewer: Viewer }) {
  const isOwner = viewer.role === 'ISSUER_OWNER';
  const skip = !(isOwner || viewer.role === 'ISSUER_ADMIN');
  const { data } = useMainCurrencyQuery({ skip, fetchPolicy: 'cache-and-network' });
  const [set, { loading }] = useSetMainCurrencyMutation({
    refetchQueries: ['MainCurrency'],
    awaitRefetchQueries: true,
  });
  if (skip || !data?.viewer) return null;
  const choose = async (value: string): Promise<void> => {
    try {
      await set({ variables: { currency: CURRENCIES.find((one) => one === value) ?? null } });
      void notify('success', texts.mainCurrencySaved);
    } catch (failure) {
      void notify('error', readFailure(failure, callTexts.network));
    }
  };
  return (
    <SettingsSection anchor="main-currency" title={texts.mainCurrency} lead={texts.mainCurrencyLead}>
      <NativeSelect
        size="md"
        aria-label={texts.mainCurrency}
        value={data.viewer.mainCurrency ?? ''}
        disabled={!isOwner || loading}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
        data={[
          { value: '', label: texts.mainCurrencyMost },
          ...CURRENCIES.map((value) => ({ value, label: currencyTexts[value] })),
        ]}
      />
      {!isOwner && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.guestsByOwner}
        </Text>
      )}
    </SettingsSection>
  );
}
