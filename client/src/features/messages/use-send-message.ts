import { useState } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { refetchFields } from '../../apollo/refetch.ts';
import { useAttempt } from '../../apollo/use-attempt.ts';
import type { SendMessageInput } from '../../gql/graphql.ts';
import { useSendMessageMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { messageTexts } from '../../messages/messages.ts';
import { notify } from '../../ui/notify.ts';

graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      message {
        id
        ...MessageRow_message
      }
    }
  }
`);

interface Sending {
  /** @returns the message's id, or undefined when it was refused */
  send: (input: SendMessageInput) => Promise<string | undefined>;
  busy: boolean;
  /** Reason why the last message was not sent. */
  failure: string | null;
  faults: Record<string, string>;
}

/** Sends a message to one person, once, even when the answer is lost. */
export function useSendMessage(): Sending {
  const [mutate, { loading, error, client }] = useSendMessageMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = useAttempt();
  const send: Sending['send'] = async (input) => {
    setFailure(null);
    try {
      const { data } = await mutate({
        variables: { input: { ...input, idempotencyKey: attempt.keyOf(input) } },
      });
      attempt.settle();
      void notify('success', messageTexts.sent);
      refetchFields(client, 'messages');
      return data?.sendMessage.message.id;
    } catch (refusal) {
      attempt.settle(refusal);
      setFailure(readFailure(refusal));
      void notify('error', messageTexts.sendFailed);
      return undefined;
    }
  };
  return { send, busy: loading, failure, faults: fieldFailures(error) };
}
