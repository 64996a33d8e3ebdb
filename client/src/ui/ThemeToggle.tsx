import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { shellTexts } from '../messages/shell.ts';

/** Switches between light and dark, and stores the choice. */
export function ThemeToggle() {
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = scheme === 'dark';
  return (
    <ActionIcon
      aria-label={dark ? shellTexts.toLight : shellTexts.toDark}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {/* Switched by CSS, so that it is right before the script loads. */}
      <IconSun size={21} aria-hidden className="mantine-light-hidden" />
      <IconMoon size={21} aria-hidden className="mantine-dark-hidden" />
    </ActionIcon>
  );
}
