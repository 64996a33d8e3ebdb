import { Text, Title } from '@mantine/core';
import { features } from '../../content/features.ts';
import { CallToAction } from '../../features/site/CallToAction.tsx';
import { SitePage } from '../../features/site/SitePage.tsx';
import { SiteSection } from '../../features/site/SiteSection.tsx';
import classes from './FeaturesPage.module.css';

/** The product's features, for each kind of reader. */
export default function FeaturesPage() {
  return (
    <SitePage path="/features" title={features.title} lead={features.lead}>
      {features.groups.map(({ title, text, points }) => (
        <SiteSection key={title} title={title} lead={text}>
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point.title} className={classes.point}>
                <Title order={3} size="h4">
                  {point.title}
                </Title>
                <Text c="dimmed">{point.text}</Text>
              </li>
            ))}
          </ul>
        </SiteSection>
      ))}
      <CallToAction
        title={features.actionTitle}
        ways={[
          { to: '/events', label: features.explore },
          { to: '/verify', label: features.verify },
          { to: '/auth', label: features.becomeIssuer },
        ]}
      />
    </SitePage>
  );
}
