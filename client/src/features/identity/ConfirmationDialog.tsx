import { Button, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useConfirmIdentityMutation, useStartPasskeyConfirmationMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { labelTexts } from '../../messages/labels.ts';
import { securityTexts } from '../../messages/security.ts';
import type { ConfirmationRequest } from '../../session/confirmation.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { isCeremonyFailure, provePasskey } from '../../session/passkeys.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';

graphql(`
  mutation ConfirmIdentity($password: String, $code: String, $passkey: JSON) {
    confirmIdentity(input: { password: $password, code: $code, passkey: $passkey }) {
      confirmedUntil
    }
  }
`);

graphql(`
  mutation StartPasskeyConfirmation {
    startPasskeyConfirmation {
      options
    }
  }
`);

/** It opens above the dialog whose call asked for it. */
const ABOVE_DIALOGS = 400;

/**
 * Asks the person to confirm who they are: with a passkey or a code, or with the password of an account without a
 * second factor.
 */
export default function ConfirmationDialog({ request }: { request: ConfirmationRequest }) {
  const [value, setValue] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [confirm] = useConfirmIdentityMutation({ context: AS_PERSON });
  const [startProof] = useStartPasskeyConfirmationMutation({ context: AS_PERSON });
  const [isPasskey, isCode] = [request.methods.includes('passkey'), request.methods.includes('totp')];
  const isPasskeyAlone = isPasskey && !isCode;

  const attempt = async (proof: () => Promise<{ password?: string; code?: string; passkey?: unknown }>) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await confirm({ variables: await proof() });
      request.end(true);
    } catch (error) {
      setFailure(isCeremonyFailure(error) ? securityTexts.passkeyFailed : readFailure(error));
      setValue('');
      setIsBusy(false);
    }
  };
  const byPasskey = () =>
    attempt(async () => {
      const { data } = await startProof();
      return { passkey: await provePasskey(data?.startPasskeyConfirmation.options) };
    });
  const byText = () => attempt(async () => (isCode ? { code: value } : { password: value }));
  const lead = isCode ? securityTexts.confirmByCode : securityTexts.confirmByPassword;

  return (
    <FormDialog
      opened
      onClose={() => request.end(false)}
      title={securityTexts.confirmTitle}
      submitLabel={isPasskeyAlone ? authTexts.usePasskey : securityTexts.confirm}
      onSubmit={isPasskeyAlone ? byPasskey : byText}
      loading={isBusy}
      disabled={!isPasskeyAlone && !value}
      failure={failure}
      zIndex={ABOVE_DIALOGS}
    >
      <Text>{isPasskeyAlone ? securityTexts.confirmByPasskey : lead}</Text>
      {isPasskey && isCode && (
        <Button
          variant="default"
          leftSection={<IconFingerprint size={20} aria-hidden />}
          onClick={() => void byPasskey()}
          disabled={isBusy}
        >
          {authTexts.usePasskey}
        </Button>
      )}
      {isCode && <CodeField value={value} onChange={setValue} />}
      {!isCode && !isPasskey && (
        <PasswordField
          label={labelTexts.password}
          value={value}
          onChange={setValue}
          autoComplete="current-password"
        />
      )}
    </FormDialog>
  );
}
