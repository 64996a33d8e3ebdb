import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './SiteSection.module.css';

interface SiteSectionProps {
  title: string;
  lead?: string;
  id?: string;
  children: ReactNode;
}

/** A section of a public page with its own heading. */
export function SiteSection({ title, lead, id, children }: SiteSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={classes.section}>
      <div className={classes.head}>
        <Title order={2} id={heading}>
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" size="lg" mt={6} maw={560}>
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
