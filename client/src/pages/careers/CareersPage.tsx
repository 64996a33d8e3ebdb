import { Button, Text, Title } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { careers, jobs } from '../../content/careers.ts';
import { Cards } from '../../features/site/Cards.tsx';
import { SitePage } from '../../features/site/SitePage.tsx';
import { SiteSection } from '../../features/site/SiteSection.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './CareersPage.module.css';

/** Working at the company, and its open positions. */
export default function CareersPage() {
  return (
    <SitePage path="/careers" title={careers.title} lead={careers.lead}>
      <SiteSection title={careers.benefitsTitle}>
        <Cards cards={careers.benefits} />
      </SiteSection>
      <SiteSection title={careers.cultureTitle}>
        <ul className={classes.culture}>
          {careers.culture.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </SiteSection>
      <SiteSection title={careers.positionsTitle}>
        {jobs.length === 0 && (
          <EmptyState title={careers.none} message={careers.noneBody} icon={<IconBriefcase size={30} />}>
            <Button component={Link} to="/contact" variant="default">
              {careers.contact}
            </Button>
          </EmptyState>
        )}
        <ul className={classes.jobs}>
          {jobs.map((job) => (
            <li key={job.title} className={classes.job}>
              <Title order={3}>{job.title}</Title>
              <Text c="dimmed">{[job.department, job.location, job.type, job.salary].join(' · ')}</Text>
              <Text mt="sm">{job.description}</Text>
              <Button component={Link} to="/contact" mt="md">
                {careers.apply}
              </Button>
            </li>
          ))}
        </ul>
      </SiteSection>
    </SitePage>
  );
}
