import { Button, Group, Text } from '@mantine/core';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { useSetMaintenanceMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { systemTexts as texts } from '../../messages/system.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { SystemSection } from './SystemSection.tsx';

const MaintenanceToggleFragment = graphql(`
  fragment MaintenanceToggle_mode on MaintenanceMode {
    enabled
    since
  }
`);

graphql(`
  mutation SetMaintenance($enabled: Boolean!) {
    setMaintenance(input: { enabled: $enabled }) {
      maintenance {
        ...MaintenanceToggle_mode
      }
    }
  }
`);

/** Turns maintenance mode on, after a confirmation, and off. */
export function MaintenanceToggle({ mode: ref }: { mode: FragmentType<typeof MaintenanceToggleFragment> }) {
  const { enabled, since } = useFragment(MaintenanceToggleFragment, ref);
  const [set, { loading }] = useSetMaintenanceMutation();
  const toggle = (wanted: boolean) =>
    notifyOutcome(async () => {
      await set({ variables: { enabled: wanted } });
      return wanted ? texts.maintenanceOn : texts.maintenanceOff;
    }, texts.maintenanceFailed);
  return (
    <SystemSection title={texts.maintenance} lead={texts.maintenanceLead}>
      <Group gap="sm" mb="md">
        <StatusBadge
          status={enabled ? 'pending' : 'inactive'}
          label={enabled ? 'Active' : 'Inactive'}
          size="lg"
        />
        {since && (
          <Text size="sm" c="dimmed">
            {texts.maintenanceSince} <Moment at={since} />
          </Text>
        )}
      </Group>
      {enabled ? (
        <Button loading={loading} onClick={() => void toggle(false)}>
          {texts.disable}
        </Button>
      ) : (
        <ConfirmButton
          loading={loading}
          question={texts.enableQuestion}
          consequence={texts.enableConsequence}
          confirmLabel={texts.enable}
          onConfirm={() => toggle(true)}
        >
          {texts.enable}
        </ConfirmButton>
      )}
    </SystemSection>
  );
}
