import { Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconKey } from '@tabler/icons-react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useRevokeDeviceMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { validatorTexts } from '../../texts/team.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { deviceWords } from '../settings/device-words.ts';
import classes from './Validators.module.css';

const DeviceRowFragment = graphql(`
  fragment DeviceRow_device on ValidatorDevice {
    id
    kind
    label
    doorDevice
    address
    lastSeenAt
  }
`);

graphql(`
  mutation RevokeDevice($id: ID!) {
    revokeDevice(input: { id: $id }) {
      revokedId
    }
  }
`);

interface DeviceRowProps {
  device: FragmentType<typeof DeviceRowFragment>;
  owner: string;
}

/** A device of a validator, which can be signed out. */
export function DeviceRow({ device: ref, owner }: DeviceRowProps) {
  const { id, kind, label, doorDevice, address, lastSeenAt } = useFragment(DeviceRowFragment, ref);
  const [revoke, { loading }] = useRevokeDeviceMutation({ refetchQueries: ['Validators'] });
  const browser = deviceWords(label);
  const program = kind === 'KEY' ? validatorTexts.key(label ?? '') : browser.words;
  const words = doorDevice ? `${doorDevice}, ${program}` : program;
  const phone = browser.isPhone ? IconDeviceMobile : IconDeviceDesktop;
  const DeviceIcon = kind === 'KEY' ? IconKey : phone;
  const cutOff = async (): Promise<void> => {
    try {
      await revoke({ variables: { id } });
      void notify('success', validatorTexts.revoked);
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  return (
    <li className={classes.device}>
      <DeviceIcon size={24} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Text size="sm" fw={600}>
          {words}
        </Text>
        <Text size="sm" c="dimmed">
          {address}
          {address && lastSeenAt && ', '}
          {lastSeenAt && (
            <>
              {validatorTexts.seen} <Moment at={lastSeenAt} isRelative />
            </>
          )}
        </Text>
      </div>
      <ConfirmButton
        size="sm"
        variant="default"
        color={undefined}
        loading={loading}
        question={validatorTexts.revokeQuestion}
        consequence={validatorTexts.revokeConsequence}
        confirmLabel={validatorTexts.revoke}
        onConfirm={cutOff}
        aria-label={validatorTexts.revokeOf(words, owner)}
      >
        {validatorTexts.revoke}
      </ConfirmButton>
    </li>
  );
}
