import { Switch, Text } from '@mantine/core';
import { readFailure } from '../../apollo/read-failure.ts';
import { useSecondFactorRuleQuery, useSetSecondFactorRequiredMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { securityTexts as texts } from '../../messages/security.ts';
import { callTexts } from '../../messages/shell.ts';
import { AS_PERSON } from '../../session/credential.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { notify } from '../../ui/notify.ts';
import { SettingsSection } from './SettingsSection.tsx';

graphql(`
  query SecondFactorRule {
    viewer {
      secondFactorRequired
    }
  }
`);

graphql(`
  mutation SetSecondFactorRequired($required: Boolean!) {
    setSecondFactorRequired(input: { required: $required }) {
      required
    }
  }
`);

/** Shows owners and admins whether staff need a second factor; owners can change it. Renders nothing for other roles. */
export function SecondFactorRule({ viewer }: { viewer: Viewer }) {
  const isOwner = viewer.role === 'ISSUER_OWNER';
  const skip = !viewer.user.issuer || !(isOwner || viewer.role === 'ISSUER_ADMIN');
  const { data } = useSecondFactorRuleQuery({ skip, fetchPolicy: 'cache-and-network' });
  const [set, { loading }] = useSetSecondFactorRequiredMutation({
    context: AS_PERSON,
    refetchQueries: ['SecondFactorRule'],
    awaitRefetchQueries: true,
  });
  const required = data?.viewer?.secondFactorRequired;
  if (skip || required === undefined || required === null) return null;
  const change = async (next: boolean): Promise<void> => {
    try {
      await set({ variables: { required: next } });
      void notify('success', next ? texts.ruleOn : texts.ruleOff);
    } catch (failure) {
      void notify('error', readFailure(failure, callTexts.network));
    }
  };
  return (
    <SettingsSection anchor="second-factor" title={texts.ruleTitle} lead={texts.ruleLead}>
      <Switch
        size="md"
        label={texts.ruleSwitch}
        checked={required}
        disabled={!isOwner || loading}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {isOwner ? texts.ruleEffect : texts.ruleByOwner}
      </Text>
    </SettingsSection>
  );
}
