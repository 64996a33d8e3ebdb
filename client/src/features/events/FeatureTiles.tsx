import { Text } from '@mantine/core';
import { IconDeviceMobile, IconQrcode, IconRosetteDiscountCheck, IconShieldCheck } from '@tabler/icons-react';
import classes from './FeatureTiles.module.css';

const TILES = [
  {
    icon: IconQrcode,
    title: 'One scan at the door',
    text: 'Your QR code is your ticket. No printing needed.',
  },
  {
    icon: IconShieldCheck,
    title: 'Signed, so it is real',
    text: 'Every ticket carries a signature that cannot be forged.',
  },
  { icon: IconDeviceMobile, title: 'Works offline', text: 'Entry works even when the network does not.' },
  {
    icon: IconRosetteDiscountCheck,
    title: 'From the organiser',
    text: 'You buy from the people who run the evening.',
  },
];

/** What a ticket bought here comes with. */
export function FeatureTiles() {
  return (
    <ul className={classes.tiles}>
      {TILES.map(({ icon: Icon, title, text }) => (
        <li key={title} className={classes.tile}>
          <Icon size={24} className={classes.icon} aria-hidden />
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
