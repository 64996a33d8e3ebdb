import { Text } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useConfirmIdentityMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { securityTexts } from '../../messages/security.ts';
import type { ConfirmationRequest } from '../../session/confirmation.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';

graphql(`
  mutation ConfirmIdentity($password: String, $code: String) {
    confirmIdentity(input: { password: $password, code: $code }) {
      confirmedUntil
    }
  }
`);

/** It opens above the dialog whose call asked for it. */
const ABOVE_DIALOGS = 400;

/** Asks the person to confirm who they are: with a code, or with the password of an account without a second factor. */
export default function ConfirmationDialog({ request }: { request: ConfirmationRequest }) {
  const [value, setValue] = useState('');
  const [confirm, { loading, error }] = useConfirmIdentityMutation({ context: AS_PERSON });
  const isCode = request.methods.includes('totp');
  const submit = async () => {
    const variables = isCode ? { code: value } : { password: value };
    const { data } = await confirm({ variables }).catch(() => ({ data: null }));
    if (data) request.end(true);
    else setValue('');
  };
  return (
    <FormDialog
      opened
      onClose={() => request.end(false)}
      title={securityTexts.confirmTitle}
      submitLabel={securityTexts.confirm}
      onSubmit={submit}
      loading={loading}
      disabled={!value}
      failure={error && readFailure(error)}
      zIndex={ABOVE_DIALOGS}
    >
      <Text>{isCode ? securityTexts.confirmByCode : securityTexts.confirmByPassword}</Text>
      {isCode ? (
        <CodeField value={value} onChange={setValue} />
      ) : (
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
