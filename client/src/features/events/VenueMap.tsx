import { Button, Text } from '@mantine/core';
import { IconMap2, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { labelTexts } from '../../messages/labels.ts';
import classes from './VenueMap.module.css';

/** URL template of the configured map service; `{venue}` stands for the venue text. */
const template = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="venue-map"]')?.content ??
  'https://www.google.com/maps?output=embed&q={venue}';

/** A map of the venue. Loads on request only, so that no third party sees visitors before. */
export function VenueMap({ venue }: { venue: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={classes.frame}>
      {shown ? (
        <iframe
          className={classes.map}
          title={labelTexts.mapOf(venue)}
          src={template().replace('{venue}', encodeURIComponent(venue))}
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <div className={classes.ask}>
          <IconMapPin size={28} aria-hidden />
          <Text fw={600}>{venue}</Text>
          <Button
            variant="default"
            leftSection={<IconMap2 size={18} aria-hidden />}
            onClick={() => setShown(true)}
          >
            {labelTexts.showMap}
          </Button>
          <Text size="xs" c="dimmed">
            {labelTexts.mapHint}
          </Text>
        </div>
      )}
    </div>
  );
}
