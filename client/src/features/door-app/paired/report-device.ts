import type { ApolloClient } from '@apollo/client';
import { SubmitDeviceStateDocument } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { mutateService } from '../device/service-request.ts';
import type { DoorState } from '../engine/door-state.ts';
import type { PairedTerms } from './device-vault.ts';

graphql(`
  mutation SubmitDeviceState($input: SubmitDeviceStateInput!) {
    submitDeviceState(input: $input) {
      terms {
        id
        name
        profile
        gateIds
        pin {
          salt
          hash
          rounds
        }
      }
    }
  }
`);

interface Battery {
  level: number;
  charging: boolean;
}

/** Reads the battery; null in a browser without it. */
async function readBattery(): Promise<Battery | null> {
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  return (await getBattery?.call(navigator).catch(() => null)) ?? null;
}

/** The version of this app: the build's own name of its first file, such as "index-DkF3a9Zq". */
function appVersion(): string {
  const address = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return (
    address
      .split('/')
      .at(-1)
      ?.replace(/\.js.*$/, '') || 'web'
  ).slice(0, 60);
}

/** Reports the state of this phone, and returns its terms. @throws ServiceUnavailable, ServiceRefused */
export async function reportDevice(
  client: ApolloClient,
  { waiting, listAt, post }: Pick<DoorState, 'waiting' | 'listAt' | 'post'>,
): Promise<PairedTerms> {
  const battery = await readBattery();
  const input = {
    version: appVersion(),
    battery: battery && Math.round(battery.level * 100),
    charging: battery?.charging ?? null,
    waiting: waiting.all,
    listAt: listAt === null ? null : new Date(listAt).toISOString(),
    eventId: post?.eventId ?? null,
    gateId: post?.gateId ?? null,
  };
  const data = await mutateService(client, { document: SubmitDeviceStateDocument, variables: { input } });
  const { pin, gateIds, ...terms } = data.submitDeviceState.terms;
  return { ...terms, gateIds: gateIds ?? null, pin: pin ?? null };
}
