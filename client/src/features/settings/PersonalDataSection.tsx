import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import { MyPersonalDataDocument } from '../../gql/graphql.ts';
import { useDeleteMyAccountMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { dropSession } from '../../session/session.ts';
import { callTexts } from '../../texts/calls.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from '../identity/PasswordField.tsx';
import { downloadJson } from '../purchases/download-json.ts';
import { SettingsSection } from './SettingsSection.tsx';

graphql(`
  query MyPersonalData {
    myPersonalData
  }
`);

graphql(`
  mutation DeleteMyAccount($password: String!) {
    deleteMyAccount(password: $password)
  }
`);

/** What is kept about oneself, to take along or to have forgotten. */
export function PersonalDataSection() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await client.query({ query: MyPersonalDataDocument, fetchPolicy: 'no-cache' });
      if (data) downloadJson('passa-personal-data.json', data.myPersonalData);
    } catch (failure) {
      void notify('error', readFailure(failure, callTexts.network));
    }
    setBusy(false);
  };
  return (
    <SettingsSection title={settingsTexts.dataTitle} lead={settingsTexts.dataLead}>
      <Group gap="sm">
        <Button variant="default" loading={busy} onClick={() => void download()}>
          {settingsTexts.downloadData}
        </Button>
        <DeleteAccount />
      </Group>
    </SettingsSection>
  );
}

function DeleteAccount() {
  const navigate = useNavigate();
  const [opened, { open, close }] = useDisclosure(false);
  const [password, setPassword] = useState('');
  const [remove, { loading, error }] = useDeleteMyAccountMutation();
  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    const { data } = await remove({ variables: { password } }).catch(() => ({ data: null }));
    if (!data?.deleteMyAccount) return;
    dropSession();
    navigate('/', { replace: true });
    void notify('info', settingsTexts.accountDeleted);
  };
  return (
    <>
      <Button color="coral" variant="light" onClick={open}>
        {settingsTexts.deleteAccount}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={settingsTexts.deleteQuestion}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form onSubmit={(submitted) => void submit(submitted)} aria-label={settingsTexts.deleteAccount}>
          <Stack gap="md">
            <Text>{settingsTexts.deleteConsequence}</Text>
            <PasswordField
              label={settingsTexts.deletePassword}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
            {error && <FormFailure>{readFailure(error, callTexts.network)}</FormFailure>}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" color="coral" loading={loading} disabled={!password}>
                {settingsTexts.deleteAccount}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
