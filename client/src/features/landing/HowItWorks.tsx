import { Text, Title } from '@mantine/core';
import { homeTexts } from '../../content/landing.ts';
import { siteOrigin } from '../../session/site-origin.ts';
import { Poster } from '../../ui/Poster.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { SiteSection } from '../site/SiteSection.tsx';
import classes from './HowItWorks.module.css';

/** A sample ticket; its code links to the page that verifies tickets. */
export function SampleTicket() {
  const sample = homeTexts.sample;
  return (
    <figure className={classes.figure}>
      <div className={classes.ticket}>
        <Poster eventId="passa-coast" category={null} width={840} height={340} />
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

/** Steps from the purchase to the event, with a sample ticket. */
export function HowItWorks() {
  return (
    <SiteSection title={homeTexts.stepsTitle} lead={homeTexts.stepsLead}>
      <div className={classes.columns}>
        <ol className={classes.steps}>
          {homeTexts.steps.map(({ title, text }, at) => (
            <li key={title} className={classes.step}>
              <span className={classes.number} aria-hidden>
                {at + 1}
              </span>
              <div>
                <Title order={3}>{title}</Title>
                <Text c="dimmed" mt={4}>
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </ol>
        <SampleTicket />
      </div>
    </SiteSection>
  );
}
