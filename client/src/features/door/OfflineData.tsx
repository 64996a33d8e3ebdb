import { Button, List, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { DoorKeyQuery, DoorRevocationsQuery } from '../../gql/graphql.ts';
import { useDoorKeyLazyQuery, useDoorRevocationsLazyQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { doorTexts } from '../../messages/door.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';

graphql(`
  fragment Revocations on RevocationSnapshot {
    issuerId
    number
    since
    createdAt
    revoked {
      ticketId
      revokedAt
    }
    totalRevoked
    keyVersion
    signature
  }
`);

graphql(`
  query DoorKey($issuerId: ID!, $version: Int!) {
    publicKey(issuerId: $issuerId, version: $version) {
      issuer {
        id
      }
      version
      keyId
      publicKey
    }
  }
`);

graphql(`
  query DoorRevocations($issuerId: ID) {
    revocationSnapshot(issuerId: $issuerId) {
      ...Revocations @unmask
    }
  }
`);

/** Data for an offline check. */
export interface DoorData {
  key: DoorKeyQuery['publicKey'] | null;
  snapshot: DoorRevocationsQuery['revocationSnapshot'] | null;
}

interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
}

/** Turns a rejection into a result, because one of the two requests may fail while the other counts. */
function answered<T>(request: Promise<Answer<T>>): Promise<Answer<T>> {
  return request.catch((error: unknown) => ({ error }));
}

interface OfflineDataProps {
  /** Issuer of the ticket in the input, and the key version of its signature. */
  signer: { issuerId: string | null; version: number };
  data: DoorData;
  onData: (data: DoorData) => void;
}

/** Downloads the public key and the revocation list, and shows their age. */
export function OfflineData({ signer, data, onData }: OfflineDataProps) {
  const { viewer } = useViewer();
  const [faults, setFaults] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [loadKey] = useDoorKeyLazyQuery({ fetchPolicy: 'network-only' });
  const [loadRevocations] = useDoorRevocationsLazyQuery({ fetchPolicy: 'network-only' });

  const load = async () => {
    // System staff have no organisation: the ticket names the issuer of the key, and the list covers all organisers.
    const own = viewer?.user.issuer?.id ?? null;
    const issuerId = own ?? signer.issuerId;
    setBusy(true);
    const [key, snapshot] = await Promise.all([
      issuerId ? answered(loadKey({ variables: { issuerId, version: signer.version } })) : null,
      answered(loadRevocations({ variables: { issuerId: own } })),
    ]);
    setBusy(false);
    setFaults([
      ...(key ? [] : [doorTexts.noIssuer]),
      ...(key?.error ? [doorTexts.publicKeyError(readFailure(key.error))] : []),
      ...(key?.data?.publicKey === null ? [doorTexts.publicKeyError(callTexts.notFound)] : []),
      ...(snapshot.error ? [doorTexts.revocationListError(readFailure(snapshot.error))] : []),
    ]);
    onData({
      key: key?.data?.publicKey ?? data.key,
      snapshot: snapshot.data?.revocationSnapshot ?? data.snapshot,
    });
  };

  return (
    <Stack gap="sm">
      <Button
        variant="default"
        disabled={busy}
        onClick={load}
        leftSection={<IconKey size={18} aria-hidden />}
      >
        {doorTexts.getData}
      </Button>
      {faults.map((fault) => (
        <FormFailure key={fault}>{fault}</FormFailure>
      ))}
      <div role="status">
        {(data.key || data.snapshot) && (
          <List size="sm" spacing={4} listStyleType="none" p={0}>
            {data.key && (
              <List.Item>
                {labelTexts.keyVersion} {data.key.version},{' '}
                <Text span ff="monospace" size="sm">
                  {data.key.keyId}
                </Text>
              </List.Item>
            )}
            {data.snapshot && (
              <List.Item>
                {labelTexts.revocationList} {data.snapshot.totalRevoked} {labelTexts.revokedAsOf}{' '}
                <Moment at={data.snapshot.createdAt} />
              </List.Item>
            )}
          </List>
        )}
      </div>
    </Stack>
  );
}
