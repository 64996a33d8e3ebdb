import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { useRevokeTicketLinkMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { findingTexts as texts } from '../../messages/finding.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';

graphql(`
  mutation RevokeTicketLink($token: String!) {
    revokeTicketLink(input: { token: $token }) {
      done
    }
  }
`);

interface EndMailLinkProps {
  /** The secret of the link. */
  token: string;
  onEnded: () => void;
}

/** Ends the link of a mail that came into the wrong hands. */
export function EndMailLink({ token, onEnded }: EndMailLinkProps) {
  const [revoke, { loading }] = useRevokeTicketLinkMutation();
  const end = () =>
    notifyOutcome(async () => {
      await revoke({ variables: { token } });
      onEnded();
      return texts.linkEnded;
    });
  return (
    <ConfirmButton
      variant="subtle"
      loading={loading}
      question={texts.endLinkQuestion}
      consequence={texts.endLinkConsequence}
      confirmLabel={texts.endLink}
      onConfirm={end}
    >
      {texts.endLink}
    </ConfirmButton>
  );
}
