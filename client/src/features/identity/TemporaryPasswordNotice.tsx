import { Alert, Anchor } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { validatorTexts } from '../../texts/users.ts';

/** Told until a password of one's own is chosen: the session that is open is the last one without. */
export function TemporaryPasswordNotice() {
  return (
    <Alert
      color="marigold"
      mb="lg"
      icon={<IconKey size={20} aria-hidden />}
      title={validatorTexts.ownPassword}
    >
      {validatorTexts.ownPasswordBody}{' '}
      <Anchor component={Link} to={tabAddress('settings')} inherit>
        {validatorTexts.toSettings}
      </Anchor>
    </Alert>
  );
}
