import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ForgotPasswordForm } from '../../features/identity/ForgotPasswordForm.tsx';
import { type Credentials, SignInForm } from '../../features/identity/SignInForm.tsx';
import { SignUpForm } from '../../features/identity/SignUpForm.tsx';
import { authTexts } from '../../messages/auth.ts';
import { AuthFrame } from './AuthFrame.tsx';

type Mode = 'sign-in' | 'sign-up' | 'forgot';

const TITLES: Record<Mode, string> = {
  'sign-in': authTexts.signIn,
  'sign-up': authTexts.createAccount,
  forgot: authTexts.forgotTitle,
};

/** Sign-in, sign-up and password recovery, on one page. */
export default function AuthPage() {
  const [search] = useSearchParams();
  const [mode, setMode] = useState<Mode>(search.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in');
  const [done, setDone] = useState<string | null>(null);
  const [registered, setRegistered] = useState<Credentials>();

  const go = (next: Mode, message: string | null = null, credentials?: Credentials) => {
    setMode(next);
    setDone(message);
    setRegistered(credentials);
  };

  return (
    <AuthFrame title={TITLES[mode]} mode={mode}>
      {done && (
        <Alert
          color="leaf"
          variant="light"
          role="status"
          mb="md"
          icon={<IconCircleCheck size={20} aria-hidden />}
        >
          {done}
        </Alert>
      )}
      {mode === 'sign-in' && <SignInForm initial={registered} onForgot={() => go('forgot')} />}
      {mode === 'sign-up' && (
        <SignUpForm onRegistered={(message, credentials) => go('sign-in', message, credentials)} />
      )}
      {mode === 'forgot' && <ForgotPasswordForm onBack={() => go('sign-in')} />}
      {mode !== 'forgot' && (
        <Group justify="center" gap={4} mt="md">
          <Text c="dimmed">{mode === 'sign-in' ? authTexts.noAccount : authTexts.haveAccount}</Text>
          <Button variant="subtle" px={8} onClick={() => go(mode === 'sign-in' ? 'sign-up' : 'sign-in')}>
            {mode === 'sign-in' ? authTexts.createAccount : authTexts.signIn}
          </Button>
        </Group>
      )}
    </AuthFrame>
  );
}
