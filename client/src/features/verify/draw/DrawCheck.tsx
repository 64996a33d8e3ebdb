import { type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconArrowsShuffle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkDraw, type PublishedDraw } from '../../../../../server/lib/waiting-room/check-draw.ts';
import { VerifyDrawEventDocument } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { drawTexts } from '../../../messages/verify.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import classes from '../VerifyResult.module.css';

interface Given {
  link: string;
  /** Hashes, as noted; empty ones are those that the draw itself states. */
  place: string;
  seed: string;
  list: string;
}

interface Line {
  isRight: boolean;
  text: string;
}

const HASH = /^[0-9a-f]{64}$/;

/** The fields of the link from a waiting room. */
export function drawOf(params: URLSearchParams): Given {
  const field = (name: string): string => params.get(name) ?? '';
  return { link: field('draw'), place: field('place'), seed: field('seed'), list: field('list') };
}

async function linesOf(
  draw: PublishedDraw,
  { place, seed, list }: Given,
  onProgress: (done: number) => void,
): Promise<Line[]> {
  const noted = { seedHash: seed || draw.seed_hash, listHash: list || draw.list_hash };
  const { isSeedRight, isListRight, order } = await checkDraw(draw, noted, onProgress);
  const number = order.indexOf(place) + 1;
  const [seeds, lists] = [
    seed ? drawTexts.seed : drawTexts.ownSeed,
    list ? drawTexts.list : drawTexts.ownList,
  ];
  return [
    { isRight: isSeedRight, text: isSeedRight ? seeds : drawTexts.badSeed },
    { isRight: isListRight, text: isListRight ? lists : drawTexts.badList },
    { isRight: true, text: drawTexts.order(order.length, draw.ledger?.sequence ?? null) },
    ...(place
      ? [{ isRight: number > 0, text: number > 0 ? drawTexts.place(number) : drawTexts.noPlace }]
      : []),
  ];
}

/** Computes the draw of a waiting room again, from published data, in the browser. */
export function DrawCheck({ brought }: { brought: Given }) {
  const client = useApolloClient();
  const [given, setGiven] = useState(brought);
  const [lines, setLines] = useState<Line[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const section = useRef<HTMLElement>(null);

  const check = async () => {
    const tidy = (text: string) => text.trim().toLowerCase();
    const asked = {
      link: given.link,
      place: tidy(given.place),
      seed: tidy(given.seed),
      list: tidy(given.list),
    };
    const isMalformed = [asked.place, asked.seed, asked.list].some((hash) => hash !== '' && !HASH.test(hash));
    setLines(null);
    setFault(asked.link.trim() === '' ? drawTexts.empty : isMalformed ? drawTexts.noHash : null);
    if (asked.link.trim() === '' || isMalformed) return;
    setProgress(0);
    const draw = await findDraw(client, asked.link);
    if (typeof draw === 'string') setFault(drawTexts[draw]);
    else setLines(await linesOf(draw, asked, setProgress));
    setProgress(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check();
  };
  const first = useRef(() => {
    if (!brought.link) return;
    section.current?.scrollIntoView();
    void check();
  });
  useEffect(() => first.current(), []);

  const field = (name: keyof Given, label: string, description?: string) => (
    <TextInput
      label={label}
      description={description}
      value={given[name]}
      onChange={(event) => setGiven({ ...given, [name]: event.currentTarget.value })}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
    />
  );
  return (
    <section ref={section} aria-labelledby="draw-title" className={classes.draw}>
      <Title order={2} id="draw-title">
        {drawTexts.title}
      </Title>
      <Text c="dimmed" mt={6} mb="lg" maw={640}>
        {drawTexts.lead}
      </Text>
      <Paper withBorder p="lg" maw={640}>
        <form onSubmit={submit}>
          <Stack gap="md">
            {field('link', drawTexts.link, drawTexts.linkHelp)}
            {field('place', drawTexts.placeHash)}
            {field('seed', drawTexts.seedHash, drawTexts.noted)}
            {field('list', drawTexts.listHash, drawTexts.noted)}
            {fault && <FormFailure>{fault}</FormFailure>}
            <Button
              type="submit"
              size="lg"
              variant="light"
              disabled={progress !== null}
              leftSection={<IconArrowsShuffle size={20} aria-hidden />}
            >
              {progress === null ? drawTexts.check : drawTexts.checking(progress)}
            </Button>
          </Stack>
        </form>
      </Paper>
      <div role="status">
        {lines && (
          <ul className={classes.steps} aria-label={drawTexts.title}>
            {lines.map((line) => (
              <DrawLine key={line.text} line={line} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function DrawLine({ line: { isRight, text } }: { line: Line }) {
  const Mark = isRight ? IconCircleCheck : IconCircleX;
  return (
    <li className={classes.step} data-state={isRight ? 'good' : 'bad'}>
      <Mark size={24} aria-hidden className={classes.mark} />
      <p className={classes.detail}>{text}</p>
    </li>
  );
}

graphql(`
  query VerifyDrawEvent($slug: String!) {
    publishedEvent(slug: $slug) {
      id
    }
  }
`);

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
const SLUG = /(?:[?&]slug=|\/waiting-room\/)([\w-]+)/;

/** `none`: there is no such draw, or not yet. `away`: the service cannot be reached. */
type FoundDraw = PublishedDraw | 'none' | 'away';

/**
 * Finds the published draw of a waiting room.
 * @param text link of the room, the event or the data of the draw; or the ID or slug of the event
 */
async function findDraw(client: ApolloClient, text: string): Promise<FoundDraw> {
  try {
    const eventId = UUID.exec(text)?.[0] ?? (await idOf(client, SLUG.exec(text)?.[1] ?? text.trim()));
    if (!eventId) return 'none';
    const answer = await fetch(`/waiting-room/${eventId}/draw.json`);
    if (answer.status === 404) return 'none';
    return answer.ok ? ((await answer.json()) as PublishedDraw) : 'away';
  } catch {
    return 'away';
  }
}

async function idOf(client: ApolloClient, slug: string): Promise<string | undefined> {
  const { data, error } = await client.query({
    query: VerifyDrawEventDocument,
    variables: { slug },
    fetchPolicy: 'no-cache',
  });
  if (error) throw error;
  return data?.publishedEvent?.id;
}
