import { SegmentedControl, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { settingsTexts } from '../../texts/settings.ts';
import classes from './AppearanceSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Light or dark; the choice is kept in this browser. */
export function AppearanceSection() {
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <SettingsSection title="Appearance" lead={settingsTexts.keptHere}>
      <SegmentedControl
        fullWidth
        aria-label="Appearance"
        className={classes.choice}
        value={scheme}
        onChange={(value) => setColorScheme(value === 'dark' ? 'dark' : 'light')}
        data={[
          {
            value: 'light',
            label: (
              <span className={classes.option}>
                <IconSun size={18} aria-hidden /> Light
              </span>
            ),
          },
          {
            value: 'dark',
            label: (
              <span className={classes.option}>
                <IconMoon size={18} aria-hidden /> Dark
              </span>
            ),
          },
        ]}
      />
    </SettingsSection>
  );
}
