import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { FindDevicePairingQuery } from '../../gql/graphql.ts';
import { useConfirmDevicePairingMutation, useFindDevicePairingLazyQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { deviceTexts } from '../../messages/door-devices.ts';
import { labelTexts } from '../../messages/labels.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { siteOrigin } from '../../session/site-origin.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { Section } from '../../ui/Section.tsx';
import { deviceWords } from '../settings/device-words.ts';
import classes from './Devices.module.css';
import { DeviceTermsFields, inputOf, NEW_TERMS } from './DeviceTermsFields.tsx';

graphql(`
  query FindDevicePairing($code: String!) {
    devicePairing(code: $code) {
      number
      userAgent
      expiresAt
    }
  }
`);

graphql(`
  mutation ConfirmDevicePairing($input: ConfirmDevicePairingInput!) {
    confirmDevicePairing(input: $input) {
      device {
        id
        name
      }
    }
  }
`);

const texts = deviceTexts.pair;
const PARAMETER = 'pair';
const LEAST_LETTERS = 8;

type Found = NonNullable<FindDevicePairingQuery['devicePairing']> & { code: string };

/** Finds the phone that shows a code: the one of the opened link, or a typed one. */
function useFoundPhone() {
  const [parameters, setParameters] = useSearchParams();
  const linked = parameters.get(PARAMETER);
  const [code, setCode] = useState(linked ?? '');
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [load, { loading }] = useFindDevicePairingLazyQuery({ fetchPolicy: 'no-cache' });
  const find = useCallback(
    async (wanted: string) => {
      setFailure(null);
      const { data, error } = await load({ variables: { code: wanted } });
      if (data?.devicePairing) return setFound({ ...data.devicePairing, code: wanted });
      setFailure(error ? readFailure(error) : texts.unknown);
    },
    [load],
  );
  useEffect(() => {
    if (!linked) return;
    void find(linked);
    setParameters(
      (now) => {
        now.delete(PARAMETER);
        return now;
      },
      { replace: true },
    );
  }, [linked, find, setParameters]);
  const end = () => {
    setFound(null);
    setCode('');
  };
  return { code, setCode, found, failure, loading, find, end };
}

/** Pairs a phone that shows its code: by the link of its QR code, or by the typed code. */
export function PairDevice() {
  const { code, setCode, found, failure, loading, find, end } = useFoundPhone();
  const [isLinkShown, setLinkShown] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find(code);
  };
  return (
    <Section title={texts.title} lead={texts.lead} mt="xl">
      <form onSubmit={submit} aria-label={texts.title}>
        <Group align="flex-end" gap="sm">
          <TextInput
            label={texts.code}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
            error={failure}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            flex="1 1 220px"
          />
          <Button type="submit" loading={loading} disabled={code.length < LEAST_LETTERS}>
            {texts.find}
          </Button>
          <Button
            variant="default"
            onClick={() => setLinkShown(true)}
            leftSection={<IconQrcode size={20} aria-hidden />}
          >
            {texts.openLink}
          </Button>
        </Group>
      </form>
      <Modal
        opened={isLinkShown}
        onClose={() => setLinkShown(false)}
        title={texts.openLink}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Stack align="center" gap="md">
          <QrCode value={`${siteOrigin}/door?pair`} label={texts.linkLabel} size={220} />
          <Text ta="center">{texts.linkHelp}</Text>
          <Text component="code">{`${siteOrigin}/door?pair`}</Text>
        </Stack>
      </Modal>
      {found && <ConfirmPhone key={found.code} found={found} onEnd={end} />}
    </Section>
  );
}

/** Compares the digits of both screens, and chooses what the phone may do. */
function ConfirmPhone({ found, onEnd }: { found: Found; onEnd: () => void }) {
  const [terms, setTerms] = useState(NEW_TERMS);
  const [confirm, { loading, error, reset }] = useConfirmDevicePairingMutation({
    context: AS_PERSON,
    refetchQueries: ['DoorDevices'],
  });
  const faults = fieldFailures(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await confirm({ variables: { input: { code: found.code, ...inputOf(terms) } } });
      void notify('success', texts.done(terms.name.trim()));
      onEnd();
    } catch (failure) {
      console.warn('The phone was not paired', failure);
    }
  };
  return (
    <Modal
      opened
      onClose={onEnd}
      title={texts.confirmTitle}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
      size="lg"
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <div>
            <Text>{texts.compare(deviceWords(found.userAgent).words)}</Text>
            <span className={classes.number} data-testid="pairing-number">
              {found.number}
            </span>
          </div>
          <DeviceTermsFields
            terms={terms}
            onChange={(changed) => {
              if (error) reset();
              setTerms(changed);
            }}
            faults={faults}
          />
          {error && Object.keys(faults).length === 0 && <FormFailure>{readFailure(error)}</FormFailure>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onEnd}>
              {texts.other}
            </Button>
            <Button type="submit" loading={loading} disabled={terms.name.trim() === ''}>
              {texts.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
