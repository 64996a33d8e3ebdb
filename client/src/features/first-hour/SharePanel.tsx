import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { shareTexts as texts } from '../../messages/first-hour.ts';
import { siteOrigin } from '../../session/site-origin.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Section } from '../../ui/Section.tsx';
import { shortWhen } from '../events/event-dates.ts';
import classes from './FirstHour.module.css';

const SharePanelFragment = graphql(`
  fragment SharePanel_event on Event {
    id
    name
    slug
    venue
    startDate
    timeZone
  }
`);

/** Link to the public page, its QR code, and an invitation to send. */
export function SharePanel({ event: ref }: { event: FragmentType<typeof SharePanelFragment> }) {
  const event = useFragment(SharePanelFragment, ref);
  const url = `${siteOrigin}/event-details?slug=${encodeURIComponent(event.slug)}`;
  const [message, setMessage] = useState(() =>
    texts.invitation(event.name, shortWhen(event.startDate, event.timeZone), event.venue, url),
  );
  return (
    <Section title={texts.title} gap="md">
      <div className={classes.share}>
        <QrCode value={url} label={texts.code(event.name)} size={132} />
        <div className={classes.link}>
          <Text size="sm" c="dimmed">
            {texts.link}
          </Text>
          <Text className={classes.url}>{url}</Text>
        </div>
      </div>
      <Textarea
        mt="md"
        label={texts.message}
        value={message}
        onChange={(change) => setMessage(change.currentTarget.value)}
        autosize
        minRows={3}
        maxRows={8}
      />
      <Group gap="sm" mt="sm">
        <CopyButton value={message} label={texts.copyMessage} words={texts.copyMessage} />
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="sm"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        >
          WhatsApp
        </Button>
      </Group>
    </Section>
  );
}
