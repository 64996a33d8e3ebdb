import { Code, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './IssuerCard.module.css';

const IssuerCardFragment = graphql(`
  fragment IssuerCard_issuer on Issuer {
    id
    name
    description
    active
    slug
  }
`);

/** One organiser with the id that other systems require. */
export function IssuerCard({ issuer: ref }: { issuer: FragmentType<typeof IssuerCardFragment> }) {
  const issuer = useFragment(IssuerCardFragment, ref);
  return (
    <Paper component="article" withBorder p="lg" className={classes.card}>
      <div className={classes.head}>
        <span className={classes.initial} aria-hidden>
          {issuer.name.charAt(0).toUpperCase()}
        </span>
        <StatusBadge
          status={issuer.active ? 'active' : 'inactive'}
          label={issuer.active ? labelTexts.active : labelTexts.inactive}
        />
      </div>
      <Title order={2} size="h3" className="break-anywhere">
        <Link to={`/issuers/${issuer.slug}`} className={classes.link}>
          {issuer.name}
        </Link>
      </Title>
      {issuer.description && (
        <Text size="sm" c="dimmed" className="clamp-3">
          {issuer.description}
        </Text>
      )}
      <div className={classes.id}>
        <Code className={classes.code}>{issuer.id}</Code>
        <CopyButton value={issuer.id} label={labelTexts.copyIdOf(issuer.name)} confirmMs={2000} />
      </div>
    </Paper>
  );
}
