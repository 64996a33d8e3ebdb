import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Viewer } from '../../session/use-viewer.ts';
import { standingTexts } from '../../texts/issuers.ts';

/** Shows users of an inactive organiser the restrictions and the reason. */
export function StandingBanner({ viewer }: { viewer: Viewer }) {
  const issuer = viewer.user.issuer;
  if (!issuer || issuer.active) return null;
  return (
    <Alert
      role="status"
      color="marigold"
      radius={0}
      icon={<IconAlertTriangle aria-hidden />}
      title={standingTexts.inactive(issuer.name)}
    >
      {issuer.inactiveReason && standingTexts.reason(issuer.inactiveReason)}
    </Alert>
  );
}
