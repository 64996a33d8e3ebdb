import { Text, Title } from '@mantine/core';
import { homeTexts } from '../../content/landing.ts';
import { SiteSection } from '../site/SiteSection.tsx';
import classes from './HowItWorks.module.css';
import { SampleTicket } from './SampleTicket.tsx';

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
