import { Center, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useConfirmAuthenticatorAppMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { securityTexts as texts } from '../../messages/security.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { CodeField } from '../identity/CodeField.tsx';
import classes from './lists.module.css';

graphql(`
  mutation ConfirmAuthenticatorApp($id: ID!, $code: String!) {
    confirmAuthenticatorApp(input: { id: $id, code: $code }) {
      authenticator {
        id
      }
      recoveryCodes
    }
  }
`);

export interface PreparedApp {
  id: string;
  /** Base32. */
  secret: string;
  /** otpauth: address of the QR code. */
  uri: string;
}

interface AppSetupProps {
  prepared: PreparedApp;
  onClose: () => void;
  /** The app counts now; the recovery codes are new, or empty. */
  onAdded: (recoveryCodes: readonly string[]) => void;
}

const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** QR code and key of an authenticator app, and the field for its first code. */
export function AppSetup({ prepared, onClose, onAdded }: AppSetupProps) {
  const [code, setCode] = useState('');
  const [confirm, { loading, error }] = useConfirmAuthenticatorAppMutation({ context: AS_PERSON });
  const submit = async () => {
    const { data } = await confirm({ variables: { id: prepared.id, code } }).catch(() => ({ data: null }));
    if (data) onAdded(data.confirmAuthenticatorApp.recoveryCodes);
    else setCode('');
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.setUpApp}
      submitLabel={texts.turnOn}
      onSubmit={submit}
      loading={loading}
      disabled={!code}
      failure={error && readFailure(error)}
    >
      <Text>{texts.scan}</Text>
      <Center>
        <QrCode value={prepared.uri} label={texts.qrLabel} />
      </Center>
      <div>
        <Text size="sm" c="dimmed">
          {texts.orType}
        </Text>
        <Group gap={4} wrap="nowrap" justify="space-between">
          <Text className={classes.secret}>{grouped(prepared.secret)}</Text>
          <CopyButton value={prepared.secret} label={texts.copyKey} />
        </Group>
      </div>
      <CodeField value={code} onChange={setCode} />
    </FormDialog>
  );
}
