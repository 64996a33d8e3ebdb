import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import type { Currency } from '../../../gql/graphql.ts';
import { sentenceTexts as texts } from '../../../messages/event-sentence.ts';
import { ownZone, toZonedText } from '../../../ui/zones.ts';
import type { ReadSentence, SentenceContext } from './read-sentence.ts';

const MAX_LENGTH = 2_000;

interface SentenceFieldProps {
  /** Currencies in which the organiser can sell. */
  currencies: readonly Currency[];
  /** Fills in the form. @returns how many values are inferred */
  onRead: (found: ReadSentence) => number;
}

const isEmpty = ({ name, venue, start, tiers }: ReadSentence): boolean =>
  name === null && venue === null && start === null && tiers.length === 0;

/** A text that describes an event. It is read in the browser, by rules, when the organiser asks for it. */
export function SentenceField({ currencies, onRead }: SentenceFieldProps) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<string | null>(null);

  const read = async (): Promise<void> => {
    if (text.trim() === '') return;
    const { homeOf, readSentence } = await import('./read-sentence.ts');
    const zone = ownZone();
    const context: SentenceContext = {
      now: toZonedText(new Date().toISOString(), zone),
      home: homeOf(zone),
      currencies,
    };
    const found = readSentence(text, context);
    setResult(isEmpty(found) ? texts.nothing : texts.filled(onRead(found)));
  };
  // Enter reads, as in a field of one line; a pasted poster has its lines already.
  const readAtEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void read();
  };

  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Textarea
          label={texts.label}
          description={texts.lead}
          placeholder={texts.example}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={readAtEnter}
          maxLength={MAX_LENGTH}
          autosize
          minRows={2}
          maxRows={8}
        />
        <Group justify="space-between" gap="sm">
          <Text size="sm" role="status" maw={520}>
            {result}
          </Text>
          <Button
            variant="light"
            leftSection={<IconWand size={18} aria-hidden />}
            disabled={text.trim() === ''}
            onClick={() => void read()}
          >
            {texts.read}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
