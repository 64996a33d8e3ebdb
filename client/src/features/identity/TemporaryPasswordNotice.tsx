import { Alert, Anchor } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { ownPasswordTexts as texts } from '../../texts/users.ts';

/** Told until a password of one's own is chosen: the session that is open is the last one without. */
export function TemporaryPasswordNotice() {
  return (
    <Alert color="marigold" mb="lg" icon={<IconKey size={20} aria-hidden />} title={texts.title}>
      {texts.body}{' '}
      <Anchor component={Link} to={tabAddress('settings')} inherit underline="always">
        {texts.toSettings}
      </Anchor>
    </Alert>
  );
}
