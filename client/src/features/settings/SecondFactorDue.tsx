import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { securityTexts as texts } from '../../messages/security.ts';
import { Moment } from '../../ui/Moment.tsx';

/** Shows when the role of the viewer begins to require a second factor, and leads to the settings. */
export function SecondFactorDue({ at }: { at: string }) {
  return (
    <Alert color="marigold" variant="light" mb="md">
      {texts.dueOn} <Moment at={at} />.{' '}
      <Anchor component={Link} to="/account/settings#security" inherit underline="always">
        {texts.setUpNow}
      </Anchor>
    </Alert>
  );
}
