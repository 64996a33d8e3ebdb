import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { homeTexts } from '../../content/landing.ts';
import { SiteSection } from '../site/SiteSection.tsx';
import { useCarousel } from './use-carousel.ts';
import classes from './Voices.module.css';

/** Testimonials, shown one at a time: moved by buttons on larger screens, by arrow keys, or by swiping. */
export function Voices() {
  const { voices } = homeTexts;
  const { track, at, step, onScroll } = useCarousel(voices.length);
  const list = { ref: track, className: classes.track, onScroll };
  return (
    <SiteSection title={homeTexts.voicesTitle}>
      <section className={classes.carousel} aria-roledescription="carousel" aria-label={homeTexts.voicesHint}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
        <ul {...list} tabIndex={0} aria-label={homeTexts.voicesTitle}>
          {voices.map(({ quote, name, role }) => (
            <li key={name} className={classes.voice}>
              <figure className={classes.figure}>
                <blockquote className={classes.quote}>{quote}</blockquote>
                <figcaption className={classes.who}>
                  <strong>{name}</strong>
                  <span>{role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className={classes.bar}>
          <p className={classes.place} aria-live="polite">
            {homeTexts.voiceOf(at + 1, voices.length)}
          </p>
          <div className={classes.buttons}>
            <ActionIcon
              variant="default"
              radius="xl"
              aria-label={homeTexts.previous}
              onClick={() => step(-1)}
            >
              <IconArrowLeft size={22} aria-hidden />
            </ActionIcon>
            <ActionIcon variant="default" radius="xl" aria-label={homeTexts.next} onClick={() => step(1)}>
              <IconArrowRight size={22} aria-hidden />
            </ActionIcon>
          </div>
        </div>
      </section>
    </SiteSection>
  );
}
