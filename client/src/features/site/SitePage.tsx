import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Poster } from '../../ui/Poster.tsx';
import classes from './SitePage.module.css';
import { usePageTitle } from './use-page-title.ts';

interface SitePageProps {
  path: string;
  title: string;
  lead: string;
  /** Note beside the lead, such as the date of the last change. */
  note?: string;
  children: ReactNode;
}

/** A text page: its head is styled as a ticket, with a poster generated from the page's address. */
export function SitePage({ path, title, lead, note, children }: SitePageProps) {
  usePageTitle(path);
  return (
    <div className={classes.page}>
      <header className={classes.ticket}>
        <div className={classes.words}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          <Text size="xl" mt="md" maw={620}>
            {lead}
          </Text>
          {note && (
            <Text c="dimmed" size="sm" mt="md">
              {note}
            </Text>
          )}
        </div>
        <div className={classes.stub}>
          <Poster
            eventId={`page${path}`}
            category={null}
            width={420}
            height={420}
            className={classes.poster}
          />
        </div>
      </header>
      {children}
    </div>
  );
}
