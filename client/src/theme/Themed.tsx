import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { themeStorage } from './color-scheme.ts';
import { cssVariables, theme } from './theme.ts';

const storage = themeStorage();

/** Our look around whatever is drawn, in the browser and ahead of it. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={storage}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
