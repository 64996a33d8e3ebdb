import { Text } from '@mantine/core';
import { IconDeviceMobile, IconQrcode, IconRosetteDiscountCheck, IconShieldCheck } from '@tabler/icons-react';
import { labelTexts } from '../../messages/labels.ts';
import classes from './FeatureTiles.module.css';

const TILES = [
  {
    icon: IconQrcode,
    title: labelTexts.tileScan,
    text: labelTexts.tileScanBody,
  },
  {
    icon: IconShieldCheck,
    title: labelTexts.tileSigned,
    text: labelTexts.tileSignedBody,
  },
  { icon: IconDeviceMobile, title: labelTexts.tileOffline, text: labelTexts.tileOfflineBody },
  {
    icon: IconRosetteDiscountCheck,
    title: labelTexts.tileOrganiser,
    text: labelTexts.tileOrganiserBody,
  },
];

/** Tiles with the features of every ticket. */
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
