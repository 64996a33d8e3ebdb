import { Button, Group, Text } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import {
  useDeleteWebhookEndpointMutation,
  usePingWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useUpdateWebhookEndpointMutation,
} from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { integratorTexts } from '../../messages/integrators.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import lists from '../settings/lists.module.css';
import { DeliveryLog } from './DeliveryLog.tsx';

const ENDPOINT = graphql(`
  fragment WebhookItem_endpoint on WebhookEndpoint {
    id
    url
    description
    types
    active
    lastState
    waiting
  }
`);

graphql(`
  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {
    updateWebhookEndpoint(input: $input) {
      endpoint {
        ...WebhookItem_endpoint
      }
    }
  }
`);

graphql(`
  mutation DeleteWebhookEndpoint($id: ID!) {
    deleteWebhookEndpoint(input: { id: $id }) {
      deletedId
    }
  }
`);

graphql(`
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(input: { id: $id }) {
      secret
    }
  }
`);

graphql(`
  mutation PingWebhookEndpoint($id: ID!) {
    pingWebhookEndpoint(input: { id: $id }) {
      delivery {
        id
      }
    }
  }
`);

const TONES = { WAITING: 'pending', DELIVERED: 'active', FAILED: 'failed' } as const;

/** Aligns the icon with the name, because the list of event types below grows. */
const BESIDE_NAME = { alignSelf: 'flex-start', marginTop: 4 } as const;

interface WebhookItemProps {
  endpoint: FragmentType<typeof ENDPOINT>;
  onChanged: () => void;
  onSecret: (secret: string) => void;
}

/** One webhook with its actions. */
export function WebhookItem({ endpoint, onChanged, onSecret }: WebhookItemProps) {
  const { id, url, description, types, active, lastState } = useFragment(ENDPOINT, endpoint);
  const [shown, setShown] = useState(false);
  const [update] = useUpdateWebhookEndpointMutation();
  const [remove] = useDeleteWebhookEndpointMutation();
  const [rotate] = useRotateWebhookSecretMutation();
  const [ping] = usePingWebhookEndpointMutation();
  const attempt = async (work: () => Promise<unknown>, said?: string) => {
    try {
      await work();
      if (said) void notify('success', said);
      onChanged();
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  const renew = async () => {
    const { data } = await rotate({ variables: { id } });
    if (data) onSecret(data.rotateWebhookSecret.secret);
  };
  return (
    <li className={lists.item}>
      <IconWebhook size={24} aria-hidden className={lists.icon} style={BESIDE_NAME} />
      <div className={lists.words}>
        <Group gap="xs">
          <Text fw={600}>{url}</Text>
          {!active && <StatusBadge status="inactive" label={integratorTexts.paused} />}
          {active && lastState && (
            <StatusBadge status={TONES[lastState]} label={integratorTexts.states[lastState]} />
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {[description, types.map((type) => integratorTexts.typeNames[type]).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Group gap="xs" mt="xs">
          <Button
            variant="default"
            size="sm"
            onClick={() => attempt(() => ping({ variables: { id } }), integratorTexts.pinged)}
          >
            {integratorTexts.ping}
          </Button>
          <Button variant="default" size="sm" onClick={() => setShown(!shown)} aria-expanded={shown}>
            {shown ? integratorTexts.hideLog : integratorTexts.log}
          </Button>
          <Button
            variant="default"
            size="sm"
            onClick={() => attempt(() => update({ variables: { input: { id, active: !active } } }))}
          >
            {active ? integratorTexts.turnOff : integratorTexts.turnOn}
          </Button>
          <ConfirmButton
            variant="default"
            size="sm"
            color={undefined}
            question={integratorTexts.rotateQuestion}
            consequence={integratorTexts.rotateConsequence}
            confirmLabel={integratorTexts.rotate}
            onConfirm={() => attempt(renew)}
          >
            {integratorTexts.rotate}
          </ConfirmButton>
          <ConfirmButton
            variant="default"
            size="sm"
            color={undefined}
            question={integratorTexts.removeQuestion}
            consequence={integratorTexts.removeConsequence}
            confirmLabel={integratorTexts.remove}
            onConfirm={() => attempt(() => remove({ variables: { id } }), integratorTexts.removed)}
          >
            {integratorTexts.remove}
          </ConfirmButton>
        </Group>
        {shown && <DeliveryLog endpointId={id} />}
      </div>
    </li>
  );
}
