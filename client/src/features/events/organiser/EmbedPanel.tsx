import { Anchor, Button, Code, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useEventEmbedQuery, useSetEventEmbedMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { loadedTexts } from '../../../messages/loaded.ts';
import { embedTexts as texts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { notify } from '../../../ui/notify.ts';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import { useDraft } from '../../../ui/use-draft.ts';
import classes from '../../selling/selling.module.css';

const EmbedPanelFragment = graphql(`
  fragment EmbedPanel_event on Event {
    id
    slug
    status
  }
`);

graphql(`
  query EventEmbed($eventId: ID!) {
    eventEmbed(eventId: $eventId) {
      event {
        id
      }
      sites
    }
  }
`);

graphql(`
  mutation SetEventEmbed($eventId: ID!, $sites: [String!]!) {
    setEventEmbed(input: { eventId: $eventId, sites: $sites }) {
      embed {
        event {
          id
        }
        sites
      }
    }
  }
`);

/** A part of the panel of sales: sites that may embed the sale of this event, and the HTML to copy. */
export function EmbedPanel({ event: ref }: { event: FragmentType<typeof EmbedPanelFragment> }) {
  const event = useFragment(EmbedPanelFragment, ref);
  const { data, loading, error, refetch } = useEventEmbedQuery({ variables: { eventId: event.id } });
  const sites = data?.eventEmbed?.sites;
  return (
    <section aria-label={texts.title} className={classes.section}>
      <Title order={3} size="h5" mb={4}>
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.lead}
      </Text>
      {!sites && loading && <SkeletonBlock label={texts.loading} height={96} />}
      {!sites && error && (
        <QueryFailure title={callTexts.loadFailed(loadedTexts.sites)} error={error} refetch={refetch} />
      )}
      {sites && (
        <Stack gap="md">
          <SitesForm eventId={event.id} sites={sites} />
          {sites.length > 0 && <Snippet slug={event.slug} isPublished={event.status === 'PUBLISHED'} />}
        </Stack>
      )}
    </section>
  );
}

function SitesForm({ eventId, sites }: { eventId: string; sites: readonly string[] }) {
  const saved = sites.join('\n');
  const { typed, type, send } = useDraft(saved);
  const [set, { loading, error }] = useSetEventEmbedMutation({ refetchQueries: ['EventEmbed'] });
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    send();
    const given = typed.split(/[\s,]+/).filter((site) => site !== '');
    const done = await set({ variables: { eventId, sites: given } }).catch(() => undefined);
    if (done?.data) void notify('success', texts.saved);
  };
  return (
    <form onSubmit={submit} aria-label={texts.sites}>
      <Stack gap="sm">
        <Textarea
          label={texts.sites}
          description={texts.sitesHelp}
          placeholder="https://"
          autosize
          minRows={2}
          maxRows={8}
          value={typed}
          onChange={(change) => type(change.currentTarget.value)}
        />
        {error && <FormFailure>{texts.failed(readFailure(error, callTexts.network))}</FormFailure>}
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={loading} disabled={typed.trim() === saved}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Snippet({ slug, isPublished }: { slug: string; isPublished: boolean }) {
  const { origin } = window.location;
  const code = `<script src="${origin}/widget.js" data-event="${slug}" async></script>`;
  return (
    <div>
      <Text size="sm" fw={600} mb={6}>
        {texts.snippet}
      </Text>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {code}
      </Code>
      <Group mt="sm" justify="space-between">
        <CopyButton
          value={code}
          label={texts.copy}
          words={texts.copy}
          onCopied={() => void notify('success', texts.copied)}
        />
        {isPublished ? (
          <Anchor href={`/embed/${encodeURIComponent(slug)}`} target="_blank" rel="noopener" size="sm">
            {texts.preview}
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            {texts.notPublished}
          </Text>
        )}
      </Group>
    </div>
  );
}
