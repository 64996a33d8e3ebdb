import { Text } from '@mantine/core';
import { homeTexts } from '../../content/landing.ts';
import { siteOrigin } from '../../session/site-origin.ts';
import { Poster } from '../../ui/Poster.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import classes from './SampleTicket.module.css';

/** A sample ticket; its code links to the page that verifies tickets. */
export function SampleTicket() {
  const sample = homeTexts.sample;
  return (
    <figure className={classes.figure}>
      <div className={classes.ticket}>
        <Poster eventId="passa-coast" width={840} height={340} />
        <div className={classes.body}>
          <p className={classes.event}>{sample.event}</p>
          <Text size="sm" c="dimmed">
            {sample.day} · {sample.place}
          </Text>
          <p className={classes.price}>
            <span>{sample.tier}</span>
            <span className="tabular">{sample.price}</span>
          </p>
        </div>
        <div className={classes.stub}>
          <QrCode value={`${siteOrigin}/verify`} label={sample.code} size={112} />
          <Text size="sm" fw={600}>
            {sample.admitted}
          </Text>
        </div>
      </div>
      <figcaption className={classes.caption}>{sample.label}</figcaption>
    </figure>
  );
}
