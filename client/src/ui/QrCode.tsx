import { QRCodeSVG } from 'qrcode.react';
import classes from './QrCode.module.css';

interface QrCodeProps {
  value: string;
  /** "QR code of ticket 1a2b3c" */
  label: string;
  size?: number;
}

/** A QR code, dark on white in both themes, as scanners require. Level M reads at arm's length at night. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  return (
    <span className={classes.ground}>
      <QRCodeSVG
        value={value}
        size={size}
        level="M"
        marginSize={2}
        title={label}
        role="img"
        className={classes.code}
      />
    </span>
  );
}
