import { TextInput } from '@mantine/core';
import { securityTexts } from '../../messages/security.ts';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A code of six digits from an authenticator app, which browsers and phones can fill in. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  return (
    <TextInput
      label={securityTexts.code}
      description={securityTexts.codeHint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      required
      withAsterisk={false}
      data-autofocus
      // The field exists to be filled in now.
      autoFocus
      error={error}
    />
  );
}
