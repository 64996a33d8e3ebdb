import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ProviderMethod } from '../../../../gql/graphql.ts';
import { payingTexts as texts } from '../../../../messages/provider-payments.ts';
import { useMethodWords } from '../card-words.ts';

interface OtherWayProps {
  /** Method whose request is still open; null when none is. */
  open: ProviderMethod | null;
  onLeave: () => void;
}

/** "Choose another way": explains first that an open request must not be paid any more. */
export function OtherWay({ open, onLeave }: OtherWayProps) {
  const { otherWay } = useMethodWords(open);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking || open === null)
    return (
      <Button variant="subtle" onClick={() => (open === null ? onLeave() : setAsking(true))}>
        {texts.otherWay}
      </Button>
    );
  return (
    <Alert color="marigold" variant="light" role="alert" title={texts.otherWayTitle}>
      <Text size="sm">{otherWay}</Text>
      <Group gap="sm" mt="sm">
        <Button variant="default" autoFocus onClick={() => setAsking(false)}>
          {texts.stay}
        </Button>
        <Button variant="subtle" onClick={onLeave}>
          {texts.otherWay}
        </Button>
      </Group>
    </Alert>
  );
}
