import { SegmentedControl, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { labelTexts } from '../../messages/labels.ts';
import { settingsTexts } from '../../messages/settings.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { READER_CURRENCIES, readerCurrencyIn, useReaderCurrency } from '../rates/reader-currency.ts';
import classes from './DisplaySections.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Light or dark theme; stored in this browser. */
export function AppearanceSection() {
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <SettingsSection anchor="appearance" title={labelTexts.appearance} lead={settingsTexts.savedHere}>
      <SegmentedControl
        fullWidth
        aria-label={labelTexts.appearance}
        className={classes.choice}
        value={scheme}
        onChange={(value) => setColorScheme(value === 'dark' ? 'dark' : 'light')}
        data={[
          {
            value: 'light',
            label: (
              <span className={classes.option}>
                <IconSun size={18} aria-hidden /> {labelTexts.light}
              </span>
            ),
          },
          {
            value: 'dark',
            label: (
              <span className={classes.option}>
                <IconMoon size={18} aria-hidden /> {labelTexts.dark}
              </span>
            ),
          },
        ]}
      />
    </SettingsSection>
  );
}

/** Selects an additional currency for XLM amounts; stored in this browser. */
export function CurrencySection() {
  const [currency, choose] = useReaderCurrency();
  return (
    <SettingsSection anchor="currency" title={settingsTexts.currency} lead={settingsTexts.currencyLead}>
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

/** Language of the pages; stored in this browser. */
export function LanguageSection() {
  return (
    <SettingsSection anchor="language" title={settingsTexts.language} lead={settingsTexts.savedHere}>
      <LanguageSelect />
    </SettingsSection>
  );
}
