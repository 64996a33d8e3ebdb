import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useMakeAccountKeyMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { keyTexts } from '../../messages/account.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { notify } from '../../ui/notify.ts';
import classes from './lists.module.css';

graphql(`
  mutation MakeAccountKey {
    createApiKey(input: { canChangeAccounts: true }) {
      key
      apiKey {
        id
      }
    }
  }
`);

/** Makes a key that changes accounts for income. It is shown once and not stored in the browser. */
export function AccountKey({ onMade }: { onMade: () => void }) {
  const [make] = useMakeAccountKeyMutation({ context: AS_PERSON });
  const [key, setKey] = useState<string>();
  const confirm = async () => {
    try {
      const { data } = await make();
      setKey(data?.createApiKey.key);
      onMade();
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  return (
    <div>
      <ConfirmButton
        variant="default"
        color={undefined}
        question={keyTexts.accountKeyQuestion}
        consequence={keyTexts.accountKeyConsequence}
        confirmLabel={keyTexts.makeAccountKey}
        onConfirm={confirm}
      >
        {keyTexts.makeAccountKey}
      </ConfirmButton>
      {key && (
        <div role="status">
          <Text size="sm" mt="xs">
            {keyTexts.accountKeyMade}
          </Text>
          <Group gap={4} wrap="nowrap" justify="space-between">
            <Text className={classes.secret}>{key}</Text>
            <CopyButton value={key} label={keyTexts.copy} />
          </Group>
        </div>
      )}
    </div>
  );
}
