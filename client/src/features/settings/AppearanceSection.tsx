import { SegmentedControl, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { labelTexts } from '../../texts/labels.ts';
import { settingsTexts } from '../../texts/settings.ts';
import classes from './AppearanceSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Light or dark theme; stored in this browser. */
export function AppearanceSection() {
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <SettingsSection title={labelTexts.appearance} lead={settingsTexts.keptHere}>
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
