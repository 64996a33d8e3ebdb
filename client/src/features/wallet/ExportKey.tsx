import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconKey } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { WalletOwner } from '../../gql/graphql.ts';
import { useExportWalletKeyMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { exportTexts, walletTexts } from '../../messages/wallet.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../identity/PasswordField.tsx';
import classes from './WalletSheet.module.css';

graphql(`
  mutation ExportWalletKey($of: WalletOwner!, $password: String!) {
    exportWalletKey(input: { of: $of, password: $password }) {
      publicKey
      secretKey
    }
  }
`);

/** Shows the secret key of a wallet after the viewer has authenticated again. */
export function ExportKey({ of }: { of: WalletOwner }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<IconKey size={18} aria-hidden />} onClick={open}>
        {exportTexts.open}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={exportTexts.title}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <ExportSteps of={of} onDone={close} />
      </Modal>
    </>
  );
}

function ExportSteps({ of, onDone }: { of: WalletOwner; onDone: () => void }) {
  const [password, setPassword] = useState('');
  // The key is held in this dialog only and never cached.
  const [secret, setSecret] = useState<string | null>(null);
  const [ask, { loading, error, reset }] = useExportWalletKeyMutation({ fetchPolicy: 'no-cache' });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await ask({
      variables: { of, password },
      context: { credential: 'session' },
    }).catch(() => ({ data: null }));
    setPassword('');
    if (!data) return;
    setSecret(data.exportWalletKey.secretKey);
    reset();
  };

  return (
    <Stack gap="md">
      <Alert
        color="coral"
        variant="light"
        icon={<IconAlertTriangle size={22} aria-hidden />}
        title={exportTexts.warning}
      >
        {exportTexts.warningBody}
      </Alert>
      {secret === null ? (
        <form onSubmit={submit} aria-label={exportTexts.title}>
          <Stack gap="md">
            <PasswordField
              label={exportTexts.password}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
            {error && (
              <FormFailure>{readFailure(error, walletTexts.networkError, exportTexts.failed)}</FormFailure>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={onDone}>
                {labelTexts.cancel}
              </Button>
              <Button type="submit" color="coral" disabled={loading || !password}>
                {exportTexts.confirm}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <>
          <div role="status">
            <Text size="sm" c="dimmed">
              {exportTexts.secret}
            </Text>
            <div className={classes.key}>
              <code className={classes.code}>{secret}</code>
              <CopyButton
                value={secret}
                label={exportTexts.copy}
                onCopied={() => void notify('success', exportTexts.copied)}
              />
            </div>
          </div>
          <Button onClick={onDone}>{exportTexts.done}</Button>
        </>
      )}
    </Stack>
  );
}
