import { Group, Title } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { liveRefresh, noDeduplication, refetchQuietly } from '../../apollo/refetch.ts';
import { useDoorDevicesChangedSubscription, useDoorDevicesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { deviceTexts } from '../../messages/door-devices.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import { DeviceCard } from './DeviceCard.tsx';
import classes from './Devices.module.css';

graphql(`
  query DoorDevices($first: Int!, $after: String) {
    doorDevices(first: $first, after: $after) {
      nodes {
        id
        ...DeviceCard_device
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  subscription DoorDevicesChanged {
    doorDevicesChanged
  }
`);

const texts = deviceTexts.list;
const PAGE = 30;

/** The paired phones with their state; live. */
export function DeviceList({ showsIssuer }: { showsIssuer: boolean }) {
  const query = useDoorDevicesQuery({ variables: { first: PAGE }, context: noDeduplication });
  useDoorDevicesChangedSubscription(liveRefresh(refetchQuietly(query)));
  useMinute();
  return (
    <section aria-label={texts.title}>
      <Group justify="space-between" mt="xl" mb="sm">
        <Title order={2} size="h3">
          {texts.title}
        </Title>
      </Group>
      <PagedList
        query={query}
        list={query.data?.doorDevices}
        failure={callTexts.loadFailed(texts.devices)}
        more={texts.more}
        skeleton={<RowSkeletons label={texts.loading} count={2} />}
        empty={<EmptyState title={texts.none} icon={<IconDeviceMobile size={30} />} />}
      >
        {(nodes) => (
          <ul className={classes.list}>
            {nodes.map((device) => (
              <DeviceCard key={device.id} device={device} showsIssuer={showsIssuer} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
