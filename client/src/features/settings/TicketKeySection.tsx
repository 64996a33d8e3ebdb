import { Group, Text } from '@mantine/core';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useRotateTicketKeyMutation, useTicketKeyQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../messages/shell.ts';
import { ticketKeyTexts as texts } from '../../messages/signing.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { isLimited, type Viewer } from '../../session/use-viewer.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { SettingsSection } from './SettingsSection.tsx';

graphql(`
  fragment TicketKey_key on SigningKey {
    issuer {
      id
    }
    version
    keyId
    createdAt
  }
`);

graphql(`
  query TicketKey($issuerId: ID!) {
    publicKey(issuerId: $issuerId) {
      ...TicketKey_key @unmask
    }
  }
`);

graphql(`
  mutation RotateTicketKey {
    rotateSigningKey {
      signingKey {
        ...TicketKey_key @unmask
      }
    }
  }
`);

/** The key that signs the tickets of the viewer's organisation, and its replacement by a new one. */
export function TicketKeySection({ viewer }: { viewer: Viewer }) {
  const issuerId = viewer.user.issuer?.id ?? '';
  const skip = issuerId === '' || !viewer.permissions.includes('MANAGE_TICKETS') || isLimited(viewer);
  const { data, refetch } = useTicketKeyQuery({ variables: { issuerId }, skip });
  const [rotate, { loading }] = useRotateTicketKeyMutation({ context: AS_PERSON });
  const key = data?.publicKey;
  if (skip || !key) return null;
  const replace = () =>
    notifyOutcome(
      async () => {
        await rotate();
        await refetch();
        return texts.rotated;
      },
      (failure) => texts.failed(readFailure(failure, callTexts.network)),
    );
  return (
    <SettingsSection anchor="ticket-key" title={texts.title} lead={texts.lead}>
      <Text>
        {texts.current(key.version, key.keyId)} <Moment at={key.createdAt} />
      </Text>
      <Group mt="sm">
        <ConfirmButton
          variant="default"
          color={undefined}
          loading={loading}
          question={texts.question}
          consequence={texts.consequence}
          confirmLabel={texts.rotate}
          onConfirm={replace}
        >
          {texts.rotate}
        </ConfirmButton>
      </Group>
    </SettingsSection>
  );
}
