import { Button, Code, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { refetchQuietly } from '../../apollo/refetch.ts';
import { useWebhookEndpointsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { integratorTexts } from '../../messages/integrators.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { AddWebhook } from './AddWebhook.tsx';
import { WebhookItem } from './WebhookItem.tsx';

/** A secret that is shown only once. */
export function NewSecret({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={secret !== undefined}
      onClose={onClose}
      title={integratorTexts.secretTitle}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <Stack gap="md">
        <Text>{integratorTexts.secretLead}</Text>
        <Code block tabIndex={0}>
          {secret ?? ''}
        </Code>
        <Group justify="flex-end">
          <CopyButton
            value={secret ?? ''}
            label={integratorTexts.copySecret}
            words={integratorTexts.copySecret}
          />
          <Button onClick={onClose}>{integratorTexts.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

graphql(`
  query WebhookEndpoints($first: Int = 100) {
    webhookEndpoints(first: $first) {
      nodes {
        id
        ...WebhookItem_endpoint
      }
    }
  }
`);

/** The organiser's webhooks: event types, deliveries and secrets. */
export function WebhooksSection() {
  const { data, loading, error, refetch } = useWebhookEndpointsQuery();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const again = refetchQuietly({ refetch });
  const list = data?.webhookEndpoints.nodes;
  return (
    <SettingsSection anchor="webhooks" title={integratorTexts.webhooks} lead={integratorTexts.webhooksLead}>
      {!list && loading && <Skeleton height={96} />}
      {!list && error && (
        <QueryFailure
          title={callTexts.loadFailed(integratorTexts.webhooksList)}
          error={error}
          refetch={refetch}
        />
      )}
      {list?.length === 0 && (
        <EmptyState
          title={integratorTexts.noEndpoints}
          message={integratorTexts.noEndpointsHint}
          icon={<IconWebhook size={30} />}
        />
      )}
      <Stack component="ul" className="plain-list" gap={0}>
        {list?.map((endpoint) => (
          <WebhookItem key={endpoint.id} endpoint={endpoint} onChanged={again} onSecret={setSecret} />
        ))}
      </Stack>
      {list && (
        <Button mt="md" onClick={() => setAdding(true)}>
          {integratorTexts.add}
        </Button>
      )}
      <AddWebhook
        opened={adding}
        onClose={() => setAdding(false)}
        onAdded={(made) => {
          setAdding(false);
          setSecret(made);
          again();
        }}
      />
      <NewSecret secret={secret} onClose={() => setSecret(undefined)} />
    </SettingsSection>
  );
}
