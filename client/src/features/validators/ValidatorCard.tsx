import { Paper, Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { userTexts, validatorTexts } from '../../texts/team.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import classes from './Validators.module.css';

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
            {email}
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
