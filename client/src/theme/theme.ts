import { type CSSVariablesResolver, createTheme, type MantineThemeComponent } from '@mantine/core';
import { coral, dark, darkTints, gray, leaf, marigold, teal } from './palettes.ts';

const DISPLAY = "'Bricolage Grotesque Variable', 'Inter Variable', system-ui, sans-serif";

/** Touch targets: no control is lower than 44 px. */
const TOUCH = '2.75rem';

/** Sizes of buttons with a fixed place in a text line, which keep their height. */
const COMPACT = new Set(['compact-xs', 'compact-sm']);

/** Plain records: the `extend` of each component would load the component with the theme. */
const COMPONENTS: Record<string, MantineThemeComponent> = {
  Button: {
    // The variant is explicit, so that the style sheet can select it.
    defaultProps: { size: 'md', variant: 'filled' },
    vars: (_: unknown, { size }: { size: string }) =>
      COMPACT.has(size)
        ? { root: {} }
        : { root: { '--button-height': size === 'lg' || size === 'xl' ? '3.25rem' : TOUCH } },
  },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray' },
    vars: () => ({ root: { '--ai-size': TOUCH } }),
  },
  Input: { defaultProps: { size: 'md' }, vars: () => ({ wrapper: { '--input-height': TOUCH } }) },
  InputWrapper: { defaultProps: { size: 'sm' } },
  Paper: { defaultProps: { radius: 'lg' } },
  Badge: { defaultProps: { variant: 'filled' } },
  // The head of a dialog is a <header>; announced as a landmark it would be a second banner of the page.
  Modal: { defaultProps: { radius: 'lg', centered: true, attributes: { header: { role: 'none' } } } },
  Drawer: { defaultProps: { attributes: { header: { role: 'none' } } } },
};

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  colors: { teal, marigold, coral, leaf, gray, dark, red: coral, green: leaf, yellow: marigold },
  black: '#17181F',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: {
    fontFamily: DISPLAY,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.25rem)', lineHeight: '1.05' },
      h2: { fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)', lineHeight: '1.15' },
      h3: { fontSize: '1.25rem', lineHeight: '1.25' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.3' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '18px', xl: '28px' },
  shadows: {
    xs: '0 1px 2px rgb(23 24 31 / 6%)',
    sm: '0 1px 3px rgb(23 24 31 / 7%), 0 4px 12px rgb(23 24 31 / 5%)',
    md: '0 2px 6px rgb(23 24 31 / 7%), 0 12px 32px rgb(23 24 31 / 9%)',
  },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: COMPONENTS,
});

/** Background, text and line colours of both themes, for Mantine's own variables and for our style sheets. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--passa-display': DISPLAY, '--passa-marigold': '#F2A413' },
  light: {
    '--mantine-color-body': '#FBF7F0',
    '--mantine-color-default': '#FFFDF9',
    '--mantine-color-default-hover': '#F5EFE4',
    '--mantine-color-default-border': '#E6DFD3',
    '--mantine-color-text': '#17181F',
    '--mantine-color-placeholder': '#767063',
    '--mantine-color-error': '#BF3822',
    '--passa-surface': '#FFFDF9',
    '--passa-line': '#E6DFD3',
    '--passa-field-line': '#948B7D',
    '--passa-accent-ink': '#7A4D03',
  },
  dark: {
    ...darkTints(),
    '--mantine-color-body': '#111217',
    '--mantine-color-default': '#1B1D25',
    '--mantine-color-default-hover': '#232630',
    '--mantine-color-default-border': '#2E313C',
    '--mantine-color-text': '#ECEAE6',
    '--mantine-color-placeholder': '#8C8C92',
    '--mantine-color-error': '#EF9583',
    '--mantine-color-disabled': '#272A34',
    '--passa-surface': '#1B1D25',
    '--passa-line': '#2E313C',
    '--passa-field-line': '#6A6D78',
    '--passa-accent-ink': '#F6B63B',
  },
});
