import { Button, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { EventCard } from '../../features/events/EventCard.tsx';
import { useComingUpQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { homeTexts } from '../../texts/home.ts';
import { Poster } from '../../ui/Poster.tsx';
import classes from './HomePage.module.css';

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

/** Posters of the hero; any ids will do. */
const ART = ['passa-night', 'passa-coast', 'passa-market'];

/** The front door: what this is, and the two ways on. */
export default function HomePage() {
  useDocumentTitle('Passa');
  const { data } = useComingUpQuery();
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
        </div>
        <div className={classes.fan} aria-hidden>
          {ART.map((id) => (
            <Poster key={id} eventId={id} width={420} height={560} className={classes.sheet} />
          ))}
        </div>
      </section>
      <dl className={classes.stats}>
        {homeTexts.stats.map((stat) => (
          <div key={stat.label} className={classes.stat}>
            <dt>{stat.label}</dt>
            <dd>{stat.figure}</dd>
          </div>
        ))}
      </dl>
      {events.length > 0 && (
        <section className={classes.coming}>
          <div className={classes.comingHead}>
            <Title order={2}>{homeTexts.comingUp}</Title>
            <Button component={Link} to="/events" variant="subtle">
              {homeTexts.seeAll}
            </Button>
          </div>
          <div className={classes.grid}>
            {events.map((event, index) => (
              <EventCard key={event.id} event={event} index={index} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
