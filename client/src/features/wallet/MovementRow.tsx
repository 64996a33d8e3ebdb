import { Modal, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../texts/labels.ts';
import { movementTexts } from '../../texts/wallet.ts';
import { formatMoney, formatShortMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { MovementDetails } from './MovementDetails.tsx';
import classes from './Movements.module.css';
import { shortKey } from './short-key.ts';

export const MovementRowFragment = graphql(`
  fragment MovementRow_movement on WalletMovement {
    id
    kind
    amount {
      amount
      currency
    }
    counterparty
    eventName
    occurredAt
    ...MovementDetails_movement
  }
`);

/** One movement: kind, time and amount; opens the details. */
export function MovementRow({ movement: ref }: { movement: FragmentType<typeof MovementRowFragment> }) {
  const movement = useFragment(MovementRowFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const incoming = !movement.amount.amount.startsWith('-');
  const Arrow = incoming ? IconArrowDownLeft : IconArrowUpRight;
  const what = movementTexts.kinds[movement.kind];
  const about = movement.eventName ?? (movement.counterparty && shortKey(movement.counterparty));
  return (
    <li className={classes.item}>
      <UnstyledButton className={classes.row} onClick={open} aria-haspopup="dialog">
        <span className={classes.mark} data-in={incoming || undefined} aria-hidden>
          <Arrow size={20} />
        </span>
        <span className={classes.words}>
          <Text component="span" fw={600} className={classes.what}>
            {what}
          </Text>
          {about && (
            <Text component="span" size="sm" c="dimmed" className={classes.about}>
              {about}
            </Text>
          )}
        </span>
        <span className={classes.right}>
          <Text
            component="span"
            fw={600}
            className={`tabular ${classes.sum}`}
            data-in={incoming || undefined}
            title={formatMoney(movement.amount)}
          >
            {incoming && '+'}
            {formatShortMoney(movement.amount)}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            <Moment at={movement.occurredAt} isRelative />
          </Text>
        </span>
      </UnstyledButton>
      <Modal
        opened={opened}
        onClose={close}
        title={what}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <MovementDetails movement={movement} />
      </Modal>
    </li>
  );
}
