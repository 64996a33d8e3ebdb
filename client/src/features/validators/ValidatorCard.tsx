import { Paper, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconKey } from '@tabler/icons-react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { useRevokeDeviceMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { userTexts, validatorTexts } from '../../messages/team.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
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
  const cutOff = () =>
    notifyOutcome(async () => {
      await revoke({ variables: { id } });
      return validatorTexts.revoked;
    });
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

const ValidatorCardFragment = graphql(`
  fragment ValidatorCard_validator on Validator {
    id
    name
    email
    status
    issuerName
    temporaryUntil
    scansToday
    gates
    lastScanAt
    lastGate
    devices {
      id
      ...DeviceRow_device
    }
  }
`);

interface ValidatorCardProps {
  validator: FragmentType<typeof ValidatorCardFragment>;
  showsIssuer: boolean;
}

/** A validator: scans, gates, and signed-in devices. */
export function ValidatorCard({ validator: ref, showsIssuer }: ValidatorCardProps) {
  const validator = useFragment(ValidatorCardFragment, ref);
  const { name, email, status, issuerName, temporaryUntil, scansToday, gates, lastScanAt, lastGate } =
    validator;
  return (
    <Paper withBorder p="md" component="li">
      <div className={classes.head}>
        <div className={classes.who}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            <EmailAddress>{email}</EmailAddress>
            {showsIssuer && issuerName && ` · ${issuerName}`}
          </Text>
          <StatusBadge status={status} label={userTexts.statuses[status]} mt={6} />
        </div>
        <div className={classes.figures}>
          <Text fw={600}>{validatorTexts.scansToday(scansToday)}</Text>
          <Text size="sm" c="dimmed">
            {lastScanAt ? (
              <>
                {validatorTexts.lastScan} <Moment at={lastScanAt} isRelative />
                {lastGate && ` ${validatorTexts.at} ${lastGate}`}
              </>
            ) : (
              validatorTexts.noScan
            )}
          </Text>
          {gates.length > 0 && (
            <Text size="sm" c="dimmed">
              {validatorTexts.gates} {gates.join(', ')}
            </Text>
          )}
        </div>
      </div>
      {temporaryUntil && (
        <Text size="sm" mt="sm">
          {validatorTexts.unused} <Moment at={temporaryUntil} />.
        </Text>
      )}
      {!temporaryUntil && validator.devices.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {validatorTexts.noDevices}
        </Text>
      )}
      {validator.devices.length > 0 && (
        <ul className={classes.devices} aria-label={validatorTexts.devices}>
          {validator.devices.map((device) => (
            <DeviceRow key={device.id} device={device} owner={name} />
          ))}
        </ul>
      )}
    </Paper>
  );
}
