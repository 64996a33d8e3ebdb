import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useRequestPasswordResetMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { labelTexts } from '../../messages/labels.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';

graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(input: { email: $email }) {
      done
    }
  }
`);

/** Requests a reset link. The answer is the same whether or not the address has an account. */
export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const [email, setEmail] = useState('');
  const [request, { loading, error, data }] = useRequestPasswordResetMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The hook's own state shows a failure.
    await request({ variables: { email: email.trim() } }).catch(() => undefined);
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {data ? (
          <Alert color="leaf" variant="light" role="status" icon={<IconMailCheck size={20} aria-hidden />}>
            {authTexts.resetSent}
          </Alert>
        ) : (
          <>
            <Text c="dimmed">{authTexts.resetIntro}</Text>
            <TextInput
              label={labelTexts.email}
              type="email"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              autoComplete="email"
              required
              withAsterisk={false}
            />
            {error && <FormFailure>{readFailure(error)}</FormFailure>}
            <Button type="submit" size="lg" fullWidth disabled={loading}>
              {loading ? authTexts.processing : authTexts.sendLink}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={onBack}>
          {authTexts.backToSignIn}
        </Button>
      </Stack>
    </form>
  );
}
