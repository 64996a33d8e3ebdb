import { Button, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Poster } from '../../ui/Poster.tsx';
import classes from './CallToAction.module.css';

interface Way {
  label: string;
  to: string;
}

interface CallToActionProps {
  title: string;
  text?: string;
  /** The first is the primary action. */
  ways: readonly Way[];
}

/** Closing section of a page with its calls to action. */
export function CallToAction({ title, text, ways }: CallToActionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.band}>
      <Poster eventId="passa-coast" category={null} width={1200} height={110} className={classes.hem} />
      <div className={classes.inner}>
        <Title order={2} id={heading} className={classes.title}>
          {title}
        </Title>
        {text && <p className={classes.text}>{text}</p>}
        <div className={classes.ways}>
          {ways.map(({ label, to }, at) => (
            <Button
              key={to}
              component={Link}
              to={to}
              size="lg"
              className={at === 0 ? classes.first : classes.other}
              variant={at === 0 ? 'filled' : 'outline'}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
