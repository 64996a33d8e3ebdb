import { Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '../../features/identity/PasswordField.tsx';
import { authTexts } from '../../texts/auth.ts';
import { labelTexts } from '../../texts/labels.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';

interface ConfirmWithPasswordProps {
  loading: boolean;
  failure: string | null;
  onConfirm: (password: string) => void;
  onForgot: () => void;
}

/** Confirms an address with the password of its account, for a browser without a session of that account. */
export function ConfirmWithPassword({ loading, failure, onConfirm, onForgot }: ConfirmWithPasswordProps) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(password);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <PasswordField
          label={labelTexts.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        {failure !== null && <FormFailure>{failure}</FormFailure>}
        <Button type="submit" size="lg" fullWidth disabled={loading || password === ''}>
          {loading ? authTexts.processing : authTexts.confirmAddress}
        </Button>
        <Text size="sm" c="dimmed">
          {authTexts.verifyNotYours}
        </Text>
        <Button variant="subtle" fullWidth onClick={onForgot}>
          {authTexts.forgotPassword}
        </Button>
      </Stack>
    </form>
  );
}
