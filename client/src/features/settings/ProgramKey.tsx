import { Button, Checkbox, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { ACCOUNT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { KeyScope } from '../../gql/graphql.ts';
import { useMakeProgramKeyMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { keyTexts } from '../../messages/account.ts';
import { callTexts } from '../../messages/shell.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from './lists.module.css';

graphql(`
  mutation MakeProgramKey($name: String, $scopes: [KeyScope!], $networks: [String!], $expiresAt: DateTime) {
    createApiKey(input: { name: $name, scopes: $scopes, networks: $networks, expiresAt: $expiresAt }) {
      key
      apiKey {
        id
      }
    }
  }
`);

const SCOPES: readonly KeyScope[] = ['READ', 'SELL', 'SCAN', 'ADMIN', 'MONEY'];
const EMPTY = { name: '', scopes: ['READ'] as KeyScope[], networks: '', lastDay: '' };

/** The end of a day in the reader's zone; null for none. */
const endOf = (day: string): string | null => (day ? new Date(`${day}T23:59:59`).toISOString() : null);

interface ProgramKeyProps {
  /** Whether the person may give the scope for money. */
  mayGiveMoney: boolean;
  onMade: () => void;
}

/** Makes a key for a program, with scopes and limits. It is shown once and not stored in the browser. */
export function ProgramKey({ mayGiveMoney, onMade }: ProgramKeyProps) {
  const [make, { loading, error, reset }] = useMakeProgramKeyMutation({ context: AS_PERSON });
  const [opened, { open, close }] = useDisclosure();
  const [values, setValues] = useState(EMPTY);
  const [key, setKey] = useState<string>();
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const faults = fieldFailures(error);
  const submit = async () => {
    const { name, scopes, networks, lastDay } = values;
    const variables = {
      ...{ name, scopes, expiresAt: endOf(lastDay) },
      networks: networks.split(/[\s,]+/).filter(Boolean),
    };
    const made = await make({ variables }).catch(() => undefined);
    if (!made?.data) return;
    setKey(made.data.createApiKey.key);
    setValues(EMPTY);
    onMade();
    close();
  };
  const begin = () => {
    reset();
    open();
  };
  return (
    <div>
      <Button variant="default" onClick={begin}>
        {keyTexts.program}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={keyTexts.program}
        submitLabel={keyTexts.makeProgram}
        onSubmit={submit}
        loading={loading}
        disabled={values.name.trim() === '' || values.scopes.length === 0}
        failure={
          error && Object.keys(faults).length === 0 ? readFailure(error, callTexts.network) : undefined
        }
        noValidate
      >
        <TextInput
          label={keyTexts.programName}
          description={keyTexts.programNameHelp}
          maxLength={ACCOUNT_LIMITS.keyName}
          value={values.name}
          error={faults.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          data-autofocus
        />
        <Checkbox.Group
          label={keyTexts.mayDo}
          value={values.scopes}
          error={faults.scopes}
          onChange={(scopes) => change({ scopes: scopes as KeyScope[] })}
        >
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              mt="xs"
              label={keyTexts.scopes[scope]}
              description={keyTexts.scopeHelp[scope]}
              disabled={scope === 'MONEY' && !mayGiveMoney}
            />
          ))}
        </Checkbox.Group>
        <Textarea
          label={keyTexts.networks}
          description={keyTexts.networksHelp}
          autosize
          spellCheck={false}
          value={values.networks}
          error={faults.networks}
          onChange={({ currentTarget }) => change({ networks: currentTarget.value })}
        />
        <TextInput
          type="date"
          label={keyTexts.lastDay}
          description={keyTexts.lastDayHelp}
          value={values.lastDay}
          error={faults.expiresAt}
          onChange={({ currentTarget }) => change({ lastDay: currentTarget.value })}
        />
      </FormDialog>
      {key && (
        <div role="status">
          <Text size="sm" mt="xs">
            {keyTexts.programMade}
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
