import { Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './Merchants.module.css';

interface WayCardProps {
  title: string;
  /** Level of the title. */
  order: 3 | 4;
  icon: Icon;
  badge: ReactNode;
  children: ReactNode;
}

/** One way to be paid: its name, its state, and its settings. */
export function WayCard({ title, order, icon: Picture, badge, children }: WayCardProps) {
  const id = useId();
  return (
    <article className={classes.method} aria-labelledby={id}>
      <div className={classes.head}>
        <span className={classes.icon} aria-hidden>
          <Picture size={24} stroke={1.7} />
        </span>
        <div className={classes.name}>
          <Title order={order} size="h4" id={id}>
            {title}
          </Title>
          {badge}
        </div>
      </div>
      {children}
    </article>
  );
}
