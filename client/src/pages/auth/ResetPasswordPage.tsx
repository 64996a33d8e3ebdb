import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import { PasswordField } from '../../features/identity/PasswordField.tsx';
import { useResetPasswordMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { labelTexts } from '../../messages/labels.ts';
import { settingsTexts } from '../../messages/settings.ts';
import { useMailedToken } from '../../session/mailed-token.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { AuthFrame } from './AuthFrame.tsx';

graphql(`
  mutation ResetPassword($token: String!, $newPassword: String!) {
    resetPassword(input: { token: $token, newPassword: $newPassword }) {
      done
    }
  }
`);

function ToSignIn() {
  return (
    <Button component={Link} to="/auth" size="lg" fullWidth>
      {authTexts.signIn}
    </Button>
  );
}

/** Target of the link in the reset mail: `/reset-password#token=…`. */
export default function ResetPasswordPage() {
  const token = useMailedToken();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [reset, { loading, error, data }] = useResetPasswordMutation();
  const differ = repeated !== '' && repeated !== password;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!token || password !== repeated) return;
    // A failure is shown from the hook's own state.
    await reset({ variables: { token, newPassword: password } }).catch(() => undefined);
  };

  if (!token) {
    return (
      <AuthFrame title={authTexts.forgotTitle} lead={authTexts.resetLinkMissing} mode="broken">
        <ToSignIn />
      </AuthFrame>
    );
  }
  if (data) {
    return (
      <AuthFrame title={authTexts.forgotTitle} lead={authTexts.resetDone} mode="done">
        <ToSignIn />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={authTexts.forgotTitle} mode="form">
      <form onSubmit={submit}>
        <Stack gap="md">
          <PasswordField
            label={labelTexts.newPassword}
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
          />
          <PasswordField
            label={labelTexts.confirmNewPassword}
            value={repeated}
            onChange={setRepeated}
            autoComplete="new-password"
            error={differ ? settingsTexts.passwordsDiffer : undefined}
          />
          {error && <FormFailure>{readFailure(error)}</FormFailure>}
          <Button type="submit" size="lg" fullWidth disabled={loading}>
            {loading ? authTexts.processing : authTexts.setPassword}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
