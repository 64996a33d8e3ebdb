import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Cards.module.css';

interface CardsProps {
  cards: readonly { title: string; text: string; mark?: ReactNode }[];
  /** Columns on a wide screen. */
  columns?: 2 | 3;
}

/** Cards with title and text, in columns where there is room. */
export function Cards({ cards, columns = 3 }: CardsProps) {
  return (
    <ul className={classes.cards} data-columns={columns}>
      {cards.map(({ title, text, mark }) => (
        <li key={title} className={classes.card}>
          {mark && (
            <span className={classes.mark} aria-hidden>
              {mark}
            </span>
          )}
          <Title order={3}>{title}</Title>
          <Text c="dimmed" mt={6}>
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
