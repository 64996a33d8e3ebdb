import { Text } from '@mantine/core';
import { IconDoorEnter, IconMail, IconTicket } from '@tabler/icons-react';
import { buyingTexts as texts } from '../../messages/purchases.ts';
import classes from './NextSteps.module.css';

/** Explains what happens after the order. @param due amount to pay at the door, null when nothing is due */
export function NextSteps({ due }: { due: string | null }) {
  const steps = [
    { icon: IconTicket, text: texts.nextNow },
    { icon: IconMail, text: texts.nextMail },
    { icon: IconDoorEnter, text: due ? texts.nextDoor(due) : texts.nextEnter },
  ];
  return (
    <section className={classes.next} aria-label={texts.nextTitle}>
      <Text size="sm" fw={600}>
        {texts.nextTitle}
      </Text>
      <ol className={classes.steps}>
        {steps.map(({ icon: Icon, text }) => (
          <li key={text} className={classes.step}>
            <Icon size={18} aria-hidden className={classes.icon} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
