import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { WebhookType } from '../../gql/graphql.ts';
import { useCreateWebhookEndpointMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { integratorTexts } from '../../messages/integrators.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';

graphql(`
  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) {
      secret
      endpoint {
        id
      }
    }
  }
`);

const TYPES = Object.entries(integratorTexts.typeNames).filter(([type]) => type !== 'PING') as [
  WebhookType,
  string,
][];
const USUAL: WebhookType[] = ['ORDER_PAID', 'TICKET_ISSUED', 'TICKET_SCANNED'];

interface AddWebhookProps {
  opened: boolean;
  onClose: () => void;
  onAdded: (secret: string) => void;
}

/** Form for the URL and the event types of a webhook. */
export function AddWebhook({ opened, onClose, onAdded }: AddWebhookProps) {
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [types, setTypes] = useState<WebhookType[]>(USUAL);
  const [create, { loading, error, reset }] = useCreateWebhookEndpointMutation();
  const submit = async () => {
    const answer = await create({ variables: { input: { url: url.trim(), description, types } } }).catch(
      () => undefined,
    );
    if (!answer?.data) return;
    setUrl('');
    setDescription('');
    reset();
    onAdded(answer.data.createWebhookEndpoint.secret);
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={integratorTexts.addTitle}
      submitLabel={integratorTexts.add}
      onSubmit={submit}
      loading={loading}
      disabled={url.trim() === '' || types.length === 0}
      failure={error && readFailure(error)}
      noValidate
    >
      <TextInput
        type="url"
        label={integratorTexts.address}
        description={integratorTexts.addressHint}
        placeholder="https://shop.example/hooks"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
        required
      />
      <TextInput
        label={integratorTexts.description}
        maxLength={200}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <Checkbox.Group
        label={integratorTexts.types}
        value={types}
        onChange={(chosen) => setTypes(chosen as WebhookType[])}
      >
        <Stack gap="xs" mt="xs">
          {TYPES.map(([type, words]) => (
            <Checkbox key={type} value={type} label={words} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  );
}
