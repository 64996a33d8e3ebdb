import { Text, Title } from '@mantine/core';
import { about } from '../../content/about.ts';
import { CallToAction } from '../../features/site/CallToAction.tsx';
import { Cards } from '../../features/site/Cards.tsx';
import { SitePage } from '../../features/site/SitePage.tsx';
import { SiteSection } from '../../features/site/SiteSection.tsx';
import { StatStrip } from '../../features/site/StatStrip.tsx';
import { Poster } from '../../ui/Poster.tsx';
import classes from './AboutPage.module.css';

/** The page about the company. */
export default function AboutPage() {
  return (
    <SitePage path="/about" title={about.title} lead={about.lead}>
      <SiteSection title={about.storyTitle}>
        <div className={classes.story}>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </SiteSection>
      <div className={classes.stats}>
        <StatStrip stats={about.stats} />
      </div>
      <SiteSection title={about.valuesTitle}>
        <Cards cards={about.values} columns={2} />
      </SiteSection>
      <SiteSection title={about.teamTitle}>
        <ul className={classes.team}>
          {about.team.map(({ name, role, text }) => (
            <li key={name} className={classes.person}>
              <Poster eventId={name} category={null} width={240} height={240} className={classes.portrait} />
              <Title order={3}>{name}</Title>
              <Text size="sm" fw={600} className={classes.role}>
                {role}
              </Text>
              <Text size="sm" c="dimmed" mt={6}>
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </SiteSection>
      <CallToAction
        title={about.nextTitle}
        text={about.nextText}
        ways={[
          { to: '/careers', label: about.careers },
          { to: '/contact', label: about.contact },
        ]}
      />
    </SitePage>
  );
}
