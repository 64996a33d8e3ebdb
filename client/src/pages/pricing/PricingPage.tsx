import { Button, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { pricing } from '../../content/pricing.ts';
import { SitePage } from '../../features/site/SitePage.tsx';
import { SiteSection } from '../../features/site/SiteSection.tsx';
import classes from './PricingPage.module.css';

/** Prices of the product. */
export default function PricingPage() {
  return (
    <SitePage path="/pricing" title={pricing.title} lead={pricing.lead}>
      <ul className={classes.plans}>
        {pricing.plans.map(({ name, price, text, points, action, isFeatured }) => (
          <li key={name} className={classes.plan} data-featured={isFeatured || undefined}>
            <Title order={2} size="h4">
              {name}
            </Title>
            <p className={classes.price}>{price}</p>
            <Text c="dimmed">{text}</Text>
            <ul className={classes.points}>
              {points.map((point) => (
                <li key={point}>
                  <IconCheck size={20} stroke={2.4} aria-hidden />
                  {point}
                </li>
              ))}
            </ul>
            <Button component={Link} to={action.to} fullWidth {...(isFeatured ? {} : { variant: 'default' })}>
              {action.label}
            </Button>
          </li>
        ))}
      </ul>
      <SiteSection title={pricing.questionsTitle}>
        <dl className={classes.questions}>
          {pricing.questions.map(({ question, answer }) => (
            <div key={question} className={classes.question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </SiteSection>
    </SitePage>
  );
}
