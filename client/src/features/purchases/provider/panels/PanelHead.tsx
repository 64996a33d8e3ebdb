import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './panel.module.css';

interface PanelHeadProps {
  icon: ReactNode;
  tone?: 'trouble';
  title: ReactNode;
  order: 2 | 3;
  children?: ReactNode;
}

/**
 * Head of a state of the payment, announced when it appears. It takes the focus when the control that had it is gone,
 * as after a submitted form, so that neither keyboard nor screen lose their place.
 */
export function PanelHead({ icon, tone, title, order, children }: PanelHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className={classes.head} role="status">
      <span className={classes.icon} data-tone={tone} aria-hidden>
        {icon}
      </span>
      <Title order={order} size="h3" ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      {children}
    </div>
  );
}
