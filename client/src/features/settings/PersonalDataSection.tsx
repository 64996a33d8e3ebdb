import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '../../apollo/read-failure.ts';
import { MyPersonalDataDocument } from '../../gql/graphql.ts';
import { useDeleteMyAccountMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { settingsTexts } from '../../messages/settings.ts';
import { callTexts } from '../../messages/shell.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { dropSession } from '../../session/session.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { downloadJson } from '../../ui/save-file.ts';
import { PasswordField } from '../identity/PasswordField.tsx';
import { SettingsSection } from './SettingsSection.tsx';

graphql(`
  query MyPersonalData {
    myPersonalData
  }
`);

graphql(`
  mutation DeleteMyAccount($password: String!) {
    deleteMyAccount(input: { password: $password }) {
      done
    }
  }
`);

/** Downloads or deletes the viewer's personal data. */
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
    <SettingsSection anchor="your-data" title={settingsTexts.dataTitle} lead={settingsTexts.dataLead}>
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
  const [remove, { loading, error }] = useDeleteMyAccountMutation({ context: AS_PERSON });
  const submit = async (): Promise<void> => {
    const { data } = await remove({ variables: { password } }).catch(() => ({ data: null }));
    if (!data?.deleteMyAccount.done) return;
    dropSession();
    navigate('/', { replace: true });
    void notify('info', settingsTexts.accountDeleted);
  };
  return (
    <>
      <Button color="coral" variant="light" onClick={open}>
        {settingsTexts.deleteAccount}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={settingsTexts.deleteQuestion}
        formLabel={settingsTexts.deleteAccount}
        submitLabel={settingsTexts.deleteAccount}
        onSubmit={submit}
        loading={loading}
        disabled={!password}
        isDestructive
        failure={error && readFailure(error, callTexts.network)}
      >
        <Text>{settingsTexts.deleteConsequence}</Text>
        <PasswordField
          label={settingsTexts.deletePassword}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
      </FormDialog>
    </>
  );
}
