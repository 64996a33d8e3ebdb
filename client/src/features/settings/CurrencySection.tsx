import { SegmentedControl } from '@mantine/core';
import { settingsTexts } from '../../texts/settings.ts';
import { READER_CURRENCIES, readerCurrencyIn, useReaderCurrency } from '../rates/use-reader-currency.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Selects an additional currency for XLM amounts; stored in this browser. */
export function CurrencySection() {
  const [currency, choose] = useReaderCurrency();
  return (
    <SettingsSection title={settingsTexts.currency} lead={settingsTexts.currencyLead}>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={settingsTexts.currency}
        value={currency}
        onChange={(value) => choose(readerCurrencyIn(value))}
        data={[...READER_CURRENCIES]}
      />
    </SettingsSection>
  );
}
