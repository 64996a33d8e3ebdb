import { Anchor, Button, Text, Title } from '@mantine/core';
import {
  type Icon,
  IconAnchor,
  IconDeviceMobile,
  IconHeartHandshake,
  IconRotate2,
  IconShieldCheck,
  IconUsersGroup,
  IconWifiOff,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { homeTexts } from '../../content/landing.ts';
import { EventCard } from '../../features/events/EventCard.tsx';
import { GettingPaid, PAID_ID } from '../../features/landing/GettingPaid.tsx';
import { HowItWorks } from '../../features/landing/HowItWorks.tsx';
import { Voices } from '../../features/landing/Voices.tsx';
import { CallToAction } from '../../features/site/CallToAction.tsx';
import { Cards } from '../../features/site/Cards.tsx';
import { SiteSection } from '../../features/site/SiteSection.tsx';
import { StatStrip } from '../../features/site/StatStrip.tsx';
import { usePageTitle } from '../../features/site/use-page-title.ts';
import { useComingUpQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { Poster } from '../../ui/Poster.tsx';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import classes from './HomePage.module.css';

/** In the order of the texts. */
const ICONS: readonly Icon[] = [
  IconShieldCheck,
  IconWifiOff,
  IconRotate2,
  IconUsersGroup,
  IconAnchor,
  IconHeartHandshake,
];

/** Six cards about the features of a ticket; target of the phone menu. */
export function FeatureCards() {
  const cards = homeTexts.features.map((feature, at) => {
    const FeatureIcon = ICONS[at] ?? IconShieldCheck;
    return { ...feature, mark: <FeatureIcon size={28} stroke={1.7} /> };
  });
  return (
    <SiteSection id="features" title={homeTexts.featuresTitle} lead={homeTexts.featuresLead}>
      <Cards cards={cards} />
    </SiteSection>
  );
}

graphql(`
  query ComingUp {
    publishedEvents(first: 3) {
      totalCount
      pageInfo {
        hasNextPage
      }
      nodes {
        id
        ...EventCard_event
      }
    }
  }
`);

/** Seeds of the hero's posters; any ids work. */
const ART = ['passa-night', 'passa-coast', 'passa-market'];

/** Scrolls to the anchor of the address, which exists only after the render and moves when the events above it load. */
function useAnchor(isLoading: boolean) {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded content moves the anchor
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isLoading]);
}

/** The home page: the product in short, and the two calls to action. */
export default function HomePage() {
  usePageTitle('/');
  const { data, loading } = useComingUpQuery();
  const waits = loading && !data;
  useAnchor(waits);
  const events = data?.publishedEvents.nodes ?? [];
  return (
    <>
      <section className={classes.hero}>
        <div>
          <Title order={1} className={classes.title}>
            {homeTexts.title}
          </Title>
          <Text size="xl" c="dimmed" mt="md" maw={520}>
            {homeTexts.lead}
          </Text>
          <div className={classes.ways}>
            <Button component={Link} to="/events" size="lg" color="marigold.5">
              {homeTexts.explore}
            </Button>
            <Button component={Link} to="/auth" size="lg" variant="default">
              {homeTexts.becomeIssuer}
            </Button>
          </div>
          <p className={classes.pay}>
            <IconDeviceMobile size={22} stroke={1.8} aria-hidden />
            <span>
              {homeTexts.pay} <Anchor href={`#${PAID_ID}`}>{homeTexts.paidOn}</Anchor>
            </span>
          </p>
        </div>
        <div className={classes.fan} aria-hidden>
          {ART.map((id) => (
            <Poster
              key={id}
              eventId={id}
              category={null}
              width={420}
              height={560}
              className={classes.sheet}
            />
          ))}
        </div>
      </section>
      <div className={classes.column}>
        <StatStrip stats={homeTexts.stats} />
      </div>
      {(waits || events.length > 0) && (
        <section className={classes.coming}>
          <div className={classes.comingHead}>
            <Title order={2}>{homeTexts.comingUp}</Title>
            <Button component={Link} to="/events" variant="subtle">
              {homeTexts.seeAll}
            </Button>
          </div>
          {waits && <SkeletonCards count={3} label={homeTexts.comingUp} />}
          <div className={classes.grid}>
            {events.map((event, index) => (
              <EventCard key={event.id} event={event} index={index} />
            ))}
          </div>
        </section>
      )}
      <div className={classes.column}>
        <GettingPaid />
        <FeatureCards />
        <HowItWorks />
        <Voices />
        <CallToAction
          title={homeTexts.actionTitle}
          text={homeTexts.actionText}
          ways={[
            { to: '/events', label: homeTexts.actionEvents },
            { to: '/auth', label: homeTexts.actionIssuer },
          ]}
        />
      </div>
    </>
  );
}
