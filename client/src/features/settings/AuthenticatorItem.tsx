import { Button, Group, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDeviceMobileCode, IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useUpdateAuthenticatorMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { securityTexts as texts } from '../../messages/security.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import classes from './lists.module.css';

const ITEM = graphql(`
  fragment AuthenticatorItem on Authenticator {
    id
    kind
    name
    lastUsedAt
  }
`);

graphql(`
  mutation UpdateAuthenticator($id: ID!, $name: String!) {
    updateAuthenticator(input: { id: $id, name: $name }) {
      authenticator {
        id
        name
      }
    }
  }
`);

interface AuthenticatorItemProps {
  authenticator: FragmentType<typeof ITEM>;
  /** Without it the password alone signs in. */
  isLast: boolean;
  onRemove: (id: string) => unknown;
}

/** A passkey or an authenticator app, with its last use. */
export function AuthenticatorItem({ authenticator, isLast, onRemove }: AuthenticatorItemProps) {
  const { id, kind, name, lastUsedAt } = useFragment(ITEM, authenticator);
  const isPasskey = kind === 'PASSKEY';
  const Icon = isPasskey ? IconFingerprint : IconDeviceMobileCode;
  const label = isPasskey ? name : texts.app;
  const consequence = [isPasskey && texts.removePasskey, isLast && texts.removeLast]
    .filter(Boolean)
    .join(' ');
  return (
    <li className={classes.item}>
      <Icon size={24} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed">
          {lastUsedAt ? (
            <>
              {texts.lastUsed} <Moment at={lastUsedAt} isRelative />
            </>
          ) : (
            texts.neverUsed
          )}
        </Text>
      </div>
      <Group gap="xs">
        {isPasskey && <RenameButton id={id} name={name} />}
        <ConfirmButton
          variant="default"
          color="gray"
          question={isPasskey ? texts.removePasskeyQuestion : texts.removeQuestion}
          consequence={consequence || texts.removeApp}
          confirmLabel={texts.remove}
          onConfirm={() => onRemove(id)}
          aria-label={texts.removeOf(label)}
        >
          {texts.remove}
        </ConfirmButton>
      </Group>
    </li>
  );
}

function RenameButton({ id, name }: { id: string; name: string }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [value, setValue] = useState(name);
  const [update, { loading, error }] = useUpdateAuthenticatorMutation({ context: AS_PERSON });
  const submit = async () => {
    const { data } = await update({ variables: { id, name: value } }).catch(() => ({ data: null }));
    if (!data) return;
    close();
    void notify('success', texts.renamed);
  };
  return (
    <>
      <Button variant="default" onClick={open} aria-label={texts.renameOf(name)}>
        {texts.rename}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={texts.renameOf(name)}
        submitLabel={texts.save}
        onSubmit={submit}
        loading={loading}
        disabled={!value.trim()}
        failure={error && readFailure(error)}
      >
        <TextInput
          label={texts.passkeyName}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          maxLength={100}
          required
          withAsterisk={false}
          data-autofocus
        />
      </FormDialog>
    </>
  );
}
