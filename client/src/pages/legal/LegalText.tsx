import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LegalPage } from '../../content/legal.ts';
import { SitePage } from '../../features/site/SitePage.tsx';
import classes from './LegalText.module.css';

interface LegalTextProps {
  path: string;
  page: LegalPage;
  /** A last section. */
  children?: ReactNode;
}

/** Running text in numbered sections, with a readable line length. */
export function LegalText({ path, page, children }: LegalTextProps) {
  return (
    <SitePage path={path} title={page.title} lead={page.lead} note={page.updated}>
      <div className={classes.text}>
        {page.sections.map(({ title, paragraphs = [], points = [] }) => (
          <section key={title} className={classes.section}>
            <Title order={2} size="h3">
              {title}
            </Title>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {children && <section className={classes.section}>{children}</section>}
      </div>
    </SitePage>
  );
}
