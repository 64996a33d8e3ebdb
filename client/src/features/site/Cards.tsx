import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Cards.module.css';

interface CardsProps {
  cards: readonly { title: string; text: string; mark?: ReactNode }[];
  /** How many stand side by side on a desk. */
  columns?: 2 | 3;
}

/** Short texts under short titles, side by side where there is room. */
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
