import { Badge, Button, Checkbox, Group, Modal, Paper, Stack, Text } from '@mantine/core';
import { IconPlugConnectedX, IconSettings } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { DeviceCard_DeviceFragment } from '../../gql/graphql.ts';
import { useChangeDoorDeviceMutation, useRevokeDoorDeviceMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { deviceTexts } from '../../messages/door-devices.ts';
import { labelTexts } from '../../messages/labels.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { deviceWords } from '../settings/device-words.ts';
import classes from './Devices.module.css';
import { type ChosenTerms, DeviceTermsFields, inputOf } from './DeviceTermsFields.tsx';

const DeviceCardFragment = graphql(`
  fragment DeviceCard_device on DoorDevice {
    id
    name
    scanName
    issuerName
    profile
    events {
      id
      name
    }
    gates {
      id
      name
      eventName
    }
    hasPin
    pairedBy
    pairedAt
    userAgent
    seenAt
    version
    battery
    charging
    waiting
    listAt
    event {
      id
      name
    }
    gate {
      id
      name
    }
    cutOffAt
    takesScansUntil
    handedIn
  }
`);

graphql(`
  mutation ChangeDoorDevice($input: ChangeDoorDeviceInput!) {
    changeDoorDevice(input: $input) {
      device {
        id
        ...DeviceCard_device
      }
    }
  }
`);

graphql(`
  mutation RevokeDoorDevice($id: ID!, $takesScans: Boolean!) {
    revokeDoorDevice(input: { id: $id, takesScans: $takesScans }) {
      device {
        id
        ...DeviceCard_device
      }
    }
  }
`);

const texts = deviceTexts.card;
/** A phone reports each minute. */
const SILENT_AFTER_MS = 3 * 60_000;

interface DeviceCardProps {
  device: FragmentType<typeof DeviceCardFragment>;
  showsIssuer: boolean;
}

/** A paired phone: what it may do, where it is, and how it is. */
export function DeviceCard({ device: ref, showsIssuer }: DeviceCardProps) {
  const device = useFragment(DeviceCardFragment, ref);
  const { name, profile, pairedBy, pairedAt, userAgent, cutOffAt, issuerName } = device;
  return (
    <Paper withBorder p="md" component="li" aria-label={name}>
      <div className={classes.head}>
        <div className={classes.who}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {[deviceTexts.profiles[profile], deviceWords(userAgent).words, showsIssuer && issuerName]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text size="sm" c="dimmed">
            {pairedBy ? texts.pairedBy(pairedBy) : texts.paired} <Moment at={pairedAt} isRelative />
          </Text>
        </div>
        <State device={device} />
      </div>
      <Facts device={device} />
      {!cutOffAt && <Ways device={device} />}
      {cutOffAt && <AfterCutOff device={device} />}
    </Paper>
  );
}

function State({ device: { cutOffAt, seenAt } }: { device: DeviceCard_DeviceFragment }) {
  if (cutOffAt) return <Badge color="coral">{texts.states.cutOff}</Badge>;
  if (!seenAt) return <Badge variant="default">{texts.states.never}</Badge>;
  const isSilent = Date.now() - Date.parse(seenAt) > SILENT_AFTER_MS;
  return isSilent ? (
    <Badge color="marigold">{texts.states.silent}</Badge>
  ) : (
    <Badge color="leaf">{texts.states.online}</Badge>
  );
}

function Facts({ device }: { device: DeviceCard_DeviceFragment }) {
  const { events, gates, event, gate, battery, charging, waiting, listAt, seenAt, version } = device;
  const facts: [string, ReactNode][] = [
    [texts.events, events ? events.map(({ name }) => name).join(', ') : texts.allEvents],
    [texts.gates, gates ? gates.map(({ name }) => name).join(', ') : texts.allGates],
    [texts.now, [event?.name, gate?.name].filter(Boolean).join(', ') || texts.nowhere],
    [texts.battery, battery == null ? texts.unknown : texts.percent(battery, charging === true)],
    [texts.waiting, waiting ?? texts.unknown],
    [texts.list, listAt ? <Moment key="list" at={listAt} isRelative /> : texts.unknown],
    [texts.seen, seenAt ? <Moment key="seen" at={seenAt} isRelative /> : texts.never],
    [texts.version, version ?? texts.unknown],
    [texts.scanName, device.scanName],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ways({ device }: { device: DeviceCard_DeviceFragment }) {
  const [isChanging, setChanging] = useState(false);
  const [isCutting, setCutting] = useState(false);
  return (
    <div className={classes.ways}>
      <Button
        size="sm"
        variant="default"
        onClick={() => setChanging(true)}
        leftSection={<IconSettings size={18} aria-hidden />}
        aria-label={texts.changeOf(device.name)}
      >
        {texts.change}
      </Button>
      <Button
        size="sm"
        color="coral"
        variant="light"
        onClick={() => setCutting(true)}
        leftSection={<IconPlugConnectedX size={18} aria-hidden />}
        aria-label={texts.cutOffOf(device.name)}
      >
        {texts.cutOff}
      </Button>
      {isChanging && <ChangeDialog device={device} onEnd={() => setChanging(false)} />}
      {isCutting && <CutOffDialog device={device} onEnd={() => setCutting(false)} />}
    </div>
  );
}

interface DialogProps {
  device: DeviceCard_DeviceFragment;
  onEnd: () => void;
}

function ChangeDialog({ device, onEnd }: DialogProps) {
  const [terms, setTerms] = useState<ChosenTerms>({
    name: device.name,
    profile: device.profile,
    eventIds: device.events?.map(({ id }) => id) ?? [],
    gateIds: device.gates?.map(({ id }) => id) ?? [],
    pin: '',
  });
  const [known] = useState(() => ({
    events: (device.events ?? []).map(({ id, name }) => ({ value: id, label: name })),
    gates: (device.gates ?? []).map(({ id, name, eventName }) => ({
      value: id,
      label: `${name}, ${eventName}`,
    })),
  }));
  const [change, { loading, error }] = useChangeDoorDeviceMutation({ context: AS_PERSON });
  const faults = fieldFailures(error);
  const save = async () => {
    try {
      await change({ variables: { input: { id: device.id, ...inputOf(terms) } } });
      onEnd();
    } catch (failure) {
      console.warn('The phone was not changed', failure);
    }
  };
  return (
    <Modal
      opened
      onClose={onEnd}
      title={texts.changeOf(device.name)}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
      size="lg"
    >
      <Stack gap="md">
        <DeviceTermsFields
          terms={terms}
          onChange={setTerms}
          faults={faults}
          known={known}
          hasPin={device.hasPin}
        />
        {error && Object.keys(faults).length === 0 && <FormFailure>{readFailure(error)}</FormFailure>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onEnd}>
            {labelTexts.cancel}
          </Button>
          <Button loading={loading} disabled={terms.name.trim() === ''} onClick={() => void save()}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function CutOffDialog({ device, onEnd }: DialogProps) {
  const [takesScans, setTakesScans] = useState(true);
  const [cutOff, { loading }] = useRevokeDoorDeviceMutation();
  const end = () =>
    notifyOutcome(async () => {
      await cutOff({ variables: { id: device.id, takesScans } });
      onEnd();
      return texts.wasCutOff(device.name);
    });
  return (
    <Modal
      opened
      onClose={onEnd}
      title={texts.cutOffQuestion(device.name)}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      <Stack gap="md">
        <Text>{texts.cutOffEffect}</Text>
        <Checkbox
          label={texts.takeScans}
          description={texts.takeScansHelp}
          checked={takesScans}
          onChange={(event) => setTakesScans(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onEnd} data-autofocus>
            {labelTexts.cancel}
          </Button>
          <Button color="coral" loading={loading} onClick={() => void end()}>
            {texts.cutOff}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** When it was cut off, and whether what it still holds is taken. */
function AfterCutOff({ device }: { device: DeviceCard_DeviceFragment }) {
  const { id, cutOffAt, takesScansUntil, handedIn, name } = device;
  const [cutOff, { loading }] = useRevokeDoorDeviceMutation();
  const stop = () =>
    notifyOutcome(async () => {
      await cutOff({ variables: { id, takesScans: false } });
      return texts.scansStopped(name);
    });
  const takes = takesScansUntil && Date.parse(takesScansUntil) > Date.now();
  return (
    <>
      <Text size="sm" mt="sm">
        {texts.cutOffAt} <Moment at={cutOffAt ?? ''} />. {takes ? texts.takes : texts.takesNone}{' '}
        {handedIn > 0 && texts.handedIn(handedIn)}
      </Text>
      {takes && (
        <div className={classes.ways}>
          <Button
            size="sm"
            variant="default"
            loading={loading}
            onClick={() => void stop()}
            aria-label={texts.stopScansOf(name)}
          >
            {texts.stopScans}
          </Button>
        </div>
      )}
    </>
  );
}
