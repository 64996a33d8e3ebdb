import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { groupTexts } from '../../messages/group-messages.ts';
import { composeTexts as texts } from '../../messages/messages.ts';
import { useCan, useViewer } from '../../session/use-viewer.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Section } from '../../ui/Section.tsx';
import { ComposeToGroup } from './ComposeToGroup.tsx';
import { GroupMessageForm } from './GroupMessageForm.tsx';
import { EMPTY_MESSAGE, MessageFields } from './MessageFields.tsx';
import { useMessageAddress } from './message-address.ts';
import { useMessageGroups } from './use-message-groups.ts';
import { useSendMessage } from './use-send-message.ts';

/** A message to one person, addressed by the account's email. */
export function ComposeToPerson() {
  const address = useMessageAddress();
  const [recipientEmail, setRecipient] = useState('');
  const [draft, setDraft] = useState(EMPTY_MESSAGE);
  const { send, busy, failure, faults } = useSendMessage();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const id = await send({ ...draft, recipientEmail: recipientEmail.trim() });
    if (id) address.go({ kind: 'message', id }, 'sent');
  };
  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Stack gap="md">
        <TextInput
          type="email"
          label={texts.recipient}
          description={texts.recipientHint}
          value={recipientEmail}
          onChange={(event) => setRecipient(event.currentTarget.value)}
          error={faults.recipientEmail}
          required
          withAsterisk={false}
        />
        <MessageFields draft={draft} faults={faults} onChange={setDraft} />
        {failure && <FormFailure>{failure}</FormFailure>}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => address.go(null)}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {texts.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Audience = 'person' | 'holders' | 'signatories' | 'followers';

/** A message to those who agreed to hear of other events, each with a link to unsubscribe. */
function ComposeToFollowers({ name }: { name: string }) {
  const address = useMessageAddress();
  return (
    <GroupMessageForm
      group={{ audience: 'FOLLOWERS' }}
      name={groupTexts.followersOf(name)}
      head={() => (
        <Text size="sm" c="dimmed">
          {texts.followersHint}
        </Text>
      )}
      onCancel={() => address.go(null)}
      onSent={(id) => address.go({ kind: 'group', id }, 'groups')}
    />
  );
}

/** A new message to one person or to a group. */
export function Compose() {
  const groups = useMessageGroups();
  const phone = useMediaQuery('(max-width: 47.99em)');
  const [audience, setAudience] = useState<Audience>('person');
  const issuer = useViewer().viewer?.user.issuer;
  const mayFollowers = useCan('EDIT_EVENTS') && issuer != null;
  const choices: { value: Audience; label: string }[] = [
    { value: 'person', label: texts.person },
    ...(groups.events.length > 0 ? [{ value: 'holders' as const, label: texts.holders }] : []),
    ...(groups.contracts.length > 0 ? [{ value: 'signatories' as const, label: texts.signatories }] : []),
    ...(mayFollowers ? [{ value: 'followers' as const, label: texts.followers }] : []),
  ];
  return (
    <Section title={texts.title} gap="md">
      {choices.length > 1 && (
        <SegmentedControl
          fullWidth
          mb="md"
          orientation={phone ? 'vertical' : 'horizontal'}
          aria-label={texts.audience}
          value={audience}
          onChange={(value) => setAudience(value as Audience)}
          data={choices}
        />
      )}
      {audience === 'person' ? (
        <ComposeToPerson />
      ) : audience === 'followers' ? (
        <ComposeToFollowers name={issuer?.name ?? ''} />
      ) : (
        <ComposeToGroup
          key={audience}
          audience={audience === 'holders' ? 'EVENT_HOLDERS' : 'CONTRACT_SIGNATORIES'}
          groups={groups}
        />
      )}
    </Section>
  );
}
