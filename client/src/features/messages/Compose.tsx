import { Paper, SegmentedControl, Title } from '@mantine/core';
import { useState } from 'react';
import { composeTexts as texts } from '../../texts/messages.ts';
import { ComposeToGroup } from './ComposeToGroup.tsx';
import { ComposeToPerson } from './ComposeToPerson.tsx';
import { useMessageGroups } from './use-message-groups.ts';

type Audience = 'person' | 'holders' | 'signatories';

/** A new message to one person or to a group. */
export function Compose() {
  const groups = useMessageGroups();
  const [audience, setAudience] = useState<Audience>('person');
  const choices: { value: Audience; label: string }[] = [
    { value: 'person', label: texts.person },
    ...(groups.events.length > 0 ? [{ value: 'holders' as const, label: texts.holders }] : []),
    ...(groups.contracts.length > 0 ? [{ value: 'signatories' as const, label: texts.signatories }] : []),
  ];
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.title}>
      <Title order={2} size="h3" mb="md">
        {texts.title}
      </Title>
      {choices.length > 1 && (
        <SegmentedControl
          fullWidth
          mb="md"
          aria-label={texts.audience}
          value={audience}
          onChange={(value) => setAudience(value as Audience)}
          data={choices}
        />
      )}
      {audience === 'person' ? (
        <ComposeToPerson />
      ) : (
        <ComposeToGroup
          key={audience}
          audience={audience === 'holders' ? 'EVENT_HOLDERS' : 'CONTRACT_SIGNATORIES'}
          groups={groups}
        />
      )}
    </Paper>
  );
}
