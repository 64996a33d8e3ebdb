import { Alert, Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import {
  IconBuildingCommunity,
  IconCalendarPlus,
  IconInfoCircle,
  IconMail,
  IconPencil,
  IconWorld,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { EventCard } from '../../features/events/EventCard.tsx';
import { FollowPanel } from '../../features/issuers/FollowPanel.tsx';
import { PastEvents } from '../../features/issuers/PastEvents.tsx';
import type { IssuerPageQuery } from '../../gql/graphql.ts';
import { useIssuerFollowQuery, useIssuerPageQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { organiserPageTexts as texts } from '../../messages/organiser-pages.ts';
import { callTexts } from '../../messages/shell.ts';
import { useSession } from '../../session/session.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Poster } from '../../ui/Poster.tsx';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import classes from './IssuerPage.module.css';

graphql(`
  query IssuerPage($slug: String!, $first: Int!, $after: String) {
    issuerBySlug(slug: $slug) {
      id
      name
      slug
      description
      active
      website
      contactEmail
      upcomingEvents(first: $first, after: $after) {
        totalCount
        pageInfo {
          ...Page @unmask
        }
        nodes {
          id
          ...EventCard_event
        }
      }
      ...FollowPanel_issuer
    }
  }
`);

const PAGE = 12;

/** The public page of an organiser: `/issuers/{slug}`. A former name leads to the present one. */
export default function IssuerPage() {
  const { slug = '' } = useParams();
  const { data, loading, error, refetch, fetchMore } = useIssuerPageQuery({
    variables: { slug, first: PAGE },
  });
  const issuer = data?.issuerBySlug;
  useDocumentTitle(`${issuer?.name ?? texts.organiser} · Passa`);
  const navigate = useNavigate();
  const movedTo = issuer && issuer.slug !== slug ? issuer.slug : null;
  useEffect(() => {
    if (movedTo) void navigate(`/issuers/${movedTo}`, { replace: true });
  }, [movedTo, navigate]);
  if (issuer) {
    const more = () => fetchMore({ variables: { after: issuer.upcomingEvents.pageInfo.endCursor } });
    return <IssuerView key={issuer.id} issuer={issuer} loading={loading} onMore={more} />;
  }
  return (
    <div className={classes.page}>
      {loading && <Loading />}
      {!loading && error && (
        <QueryFailure title={callTexts.loadFailed(texts.thisOrganiser)} error={error} refetch={refetch} />
      )}
      {!loading && !error && (
        <EmptyState
          title={texts.notFound}
          message={texts.notFoundBody}
          icon={<IconBuildingCommunity size={30} />}
          order={1}
        >
          <Button component={Link} to="/issuers">
            {texts.allOrganisers}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div>
      <Skeleton className={classes.cover} radius="lg" />
      <Skeleton height={44} width="min(420px, 80%)" mt={32} mb="md" />
      <Skeleton height={16} width="min(560px, 100%)" mb="sm" />
      <Skeleton height={16} width="min(480px, 90%)" mb={40} />
      <SkeletonCards label={texts.loading} count={3} />
    </div>
  );
}

type ShownIssuer = NonNullable<IssuerPageQuery['issuerBySlug']>;

interface IssuerViewProps {
  issuer: ShownIssuer;
  loading: boolean;
  onMore: () => Promise<unknown>;
}

function IssuerView({ issuer, loading, onMore }: IssuerViewProps) {
  const { name, active, description, upcomingEvents: upcoming } = issuer;
  return (
    <article className={classes.page}>
      <Poster eventId={issuer.id} category={null} width={1600} height={360} className={classes.cover} />
      <header className={classes.head}>
        <div className="min-0">
          <span className={classes.initial} aria-hidden>
            {name.charAt(0).toUpperCase()}
          </span>
          <Title order={1} className={classes.name}>
            {name}
          </Title>
          {description && <Text className={classes.about}>{description}</Text>}
          <Contacts issuer={issuer} />
        </div>
        {active && (
          <div className={classes.aside}>
            <FollowPanel issuer={issuer} />
          </div>
        )}
      </header>
      {active ? (
        <section aria-labelledby="upcoming-events">
          <Title order={2} size="h3" id="upcoming-events" mb="md">
            {texts.upcoming}
          </Title>
          {upcoming.totalCount === 0 && (
            <EmptyState
              title={texts.noUpcoming}
              message={texts.noUpcomingBody}
              icon={<IconCalendarPlus size={30} />}
            />
          )}
          <div className={classes.grid}>
            {upcoming.nodes.map((event) => (
              <EventCard key={event.id} event={event} index={0} />
            ))}
          </div>
          {upcoming.pageInfo.hasNextPage && (
            <MoreButton label={labelTexts.moreEvents} loading={loading} onMore={onMore} />
          )}
        </section>
      ) : (
        <Alert color="gray" variant="light" icon={<IconInfoCircle size={20} aria-hidden />}>
          {texts.inactive} {texts.inactiveTickets}
        </Alert>
      )}
      <PastEvents slug={issuer.slug} />
    </article>
  );
}

/** Without a public address, visitors use the contact form. */
function Contacts({ issuer: { name, slug, website, contactEmail } }: { issuer: ShownIssuer }) {
  const isMember = useSession() !== null;
  const { data } = useIssuerFollowQuery({ variables: { slug }, skip: !isMember });
  const mayEdit = isMember && data?.issuerBySlug?.viewerCanEditPage;
  return (
    <ul className={classes.contacts}>
      {website && (
        <li>
          <Anchor href={website} target="_blank" rel="noreferrer nofollow" className={classes.contact}>
            <IconWorld size={18} aria-hidden />
            {shownWebsite(website)}
          </Anchor>
        </li>
      )}
      <li>
        {contactEmail ? (
          <Anchor href={`mailto:${contactEmail}`} className={classes.contact}>
            <IconMail size={18} aria-hidden />
            {contactEmail}
          </Anchor>
        ) : (
          <Anchor
            component={Link}
            to={`/contact?subject=${encodeURIComponent(name)}`}
            className={classes.contact}
          >
            <IconMail size={18} aria-hidden />
            {texts.contactForm}
          </Anchor>
        )}
      </li>
      {mayEdit && (
        <li>
          <Anchor component={Link} to={tabAddress('settings')} className={classes.contact}>
            <IconPencil size={18} aria-hidden />
            {texts.edit}
          </Anchor>
        </li>
      )}
    </ul>
  );
}

/** "ngoma.example/music": the address without its scheme and last slash. */
const shownWebsite = (website: string): string => website.replace(/^https?:\/\//, '').replace(/\/$/, '');
