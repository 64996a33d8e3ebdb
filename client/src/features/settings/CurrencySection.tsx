import { SegmentedControl } from '@mantine/core';
import { settingsTexts } from '../../texts/settings.ts';
import { READER_CURRENCIES, readerCurrencyIn, useReaderCurrency } from '../rates/use-reader-currency.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** What amounts in XLM are told in as well; the choice is kept in this browser. */
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
