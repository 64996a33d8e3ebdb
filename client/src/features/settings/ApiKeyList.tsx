import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import { useApiKeysQuery, useRevokeApiKeyMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { keyTexts } from '../../messages/account.ts';
import { settingsTexts } from '../../messages/settings.ts';
import { callTexts } from '../../messages/shell.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './lists.module.css';

graphql(`
  query ApiKeys {
    viewer {
      apiKeys {
        id
        prefix
        name
        scopes
        networks
        createdAt
        expiresAt
        lastUsedAt
      }
    }
  }
`);

graphql(`
  mutation RevokeApiKey($id: ID!) {
    revokeApiKey(input: { id: $id }) {
      revokedId
    }
  }
`);

/** Uses the session token: a list of keys must not depend on one of them. */
const OWN = { credential: 'session' } as const;

interface ApiKeyListProps {
  /** Counts the keys created here, to trigger a refetch. */
  made: number;
  currentKey: string | null;
}

/** The valid keys of the account; each can be revoked at once. */
export function ApiKeyList({ made, currentKey }: ApiKeyListProps) {
  const { data, loading, error, refetch } = useApiKeysQuery({ context: OWN });
  const [revoke] = useRevokeApiKeyMutation();
  useEffect(() => {
    if (made > 0) refetch().catch(() => undefined);
  }, [made, refetch]);
  const keys = data?.viewer?.apiKeys;
  const end = async (id: string) => {
    try {
      await revoke({ variables: { id }, context: OWN });
      void notify('success', settingsTexts.keyRevoked);
      await refetch();
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  return (
    <section className={classes.block} aria-label={keyTexts.list}>
      <Title order={4} mb="sm">
        {keyTexts.list}
      </Title>
      {!keys && loading && <Skeleton height={64} />}
      {!keys && !loading && error && (
        <QueryFailure title={callTexts.loadFailed(keyTexts.yours)} error={error} refetch={refetch} />
      )}
      {keys?.length === 0 && (
        <Text size="sm" c="dimmed">
          {keyTexts.noKeys}
        </Text>
      )}
      <Stack component="ul" className="plain-list" gap={0}>
        {keys?.map((key) => (
          <li key={key.id} className={classes.item}>
            <IconKey size={24} aria-hidden className={classes.icon} />
            <div className={classes.words}>
              <Group gap="xs">
                <Text className={classes.secret}>{key.prefix}…</Text>
                {currentKey?.startsWith(key.prefix) && (
                  <StatusBadge status="active" label={keyTexts.thisBrowser} />
                )}
                {key.scopes.map((scope) => (
                  <StatusBadge
                    key={scope}
                    status={scope === 'MONEY' ? 'pending' : 'inactive'}
                    label={keyTexts.scopes[scope]}
                  />
                ))}
              </Group>
              {key.name && <Text size="sm">{key.name}</Text>}
              <Text size="sm" c="dimmed">
                {keyTexts.made} <Moment at={key.createdAt} isRelative />
                {key.lastUsedAt && (
                  <>
                    , {keyTexts.lastUsed} <Moment at={key.lastUsedAt} isRelative />
                  </>
                )}
                {key.networks.length > 0 && `, ${keyTexts.from(key.networks.join(', '))}`}
              </Text>
            </div>
            <ConfirmButton
              variant="default"
              color={undefined}
              question={keyTexts.revokeQuestion}
              consequence={keyTexts.revokeConsequence}
              confirmLabel={keyTexts.revoke}
              onConfirm={() => end(key.id)}
              aria-label={keyTexts.revokeKey(key.prefix)}
            >
              {keyTexts.revoke}
            </ConfirmButton>
          </li>
        ))}
      </Stack>
    </section>
  );
}
