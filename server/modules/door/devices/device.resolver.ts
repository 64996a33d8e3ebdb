import { Arg, Args, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { DEVICE_LIMITS } from '../../../lib/limits/text-limits.ts';
import {
  Confirmed,
  DuringMaintenance,
  Open,
  Requires,
  WithoutKey,
} from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { BY_NAME, type NameOrder, NameOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import { MAX_NAME_LENGTH } from '../door.rules.ts';
import { changeDevice, cutOffDevice, findDevice } from './change-device.ts';
import { presentDevice, presentTerms } from './device.present.ts';
import { listDevices, watchDevices } from './device.queries.ts';
import {
  ChangeDoorDeviceInput,
  ConfirmDevicePairingInput,
  DevicePairing,
  DeviceTerms,
  type DeviceTermsInput,
  DoorDevice,
  DoorDeviceConnection,
  PairingStateEnum,
  StartDevicePairingPayload,
  SubmitDeviceStateInput,
} from './device.schema.ts';
import {
  confirmPairing,
  findPairing,
  type GivenTerms,
  type PairingState,
  pairingState,
  startPairing,
} from './pair-device.ts';
import { reportDevice } from './report-device.ts';

@Resolver()
export class DevicePairingResolver {
  @Open()
  @DuringMaintenance()
  @WithoutKey()
  @Mutation(() => StartDevicePairingPayload, {
    description:
      'Requests that this phone becomes a door device. The phone made the credential `passa_door_` and 43 characters of base64url from 256 random bits, and sends its SHA-256. It works once an organiser has confirmed the code.',
  })
  async startDevicePairing(
    @Ctx() scope: Scope,
    @Input('deviceId', () => String, {
      description: `Name that the phone gave itself. ${upTo(MAX_NAME_LENGTH)}`,
    })
    deviceId: string,
    @Input('credentialHash', () => String, {
      description: `SHA-256 of its credential, base64url. ${upTo(DEVICE_LIMITS.hash)}`,
    })
    credentialHash: string,
  ): Promise<StartDevicePairingPayload> {
    const { id, ...started } = await startPairing(scope, { deviceId, credentialHash });
    return { pairingId: id, ...started };
  }

  @Open()
  @Query(() => PairingStateEnum, { description: 'State of the request of a phone, for the phone itself.' })
  devicePairingState(
    @Ctx() scope: Scope,
    @Arg('pairingId', () => ID, { description: 'ID of the request.' }) pairingId: string,
  ): Promise<PairingState> {
    return pairingState(scope, pairingId);
  }

  @Requires('MANAGE_VALIDATORS')
  @Lookup('PAIRING_EXPIRED')
  @Query(() => DevicePairing, {
    nullable: true,
    description: 'Open request of the phone that shows the code. Null if there is none.',
  })
  devicePairing(
    @Ctx() scope: Scope,
    @Arg('code', () => String, { description: 'Code that the phone shows.' }) code: string,
  ): Promise<DevicePairing | null> {
    return findPairing(scope, code);
  }

  @Requires('MANAGE_VALIDATORS')
  @Confirmed('persons')
  @DuringMaintenance()
  @Mutation('device', () => DoorDevice, {
    description: 'Confirms the request of a phone: it becomes a door device. Owners are notified by mail.',
  })
  async confirmDevicePairing(
    @Ctx() scope: Scope,
    @InputFields(() => ConfirmDevicePairingInput)
    input: ConfirmDevicePairingInput,
  ): Promise<DoorDevice> {
    const id = await confirmPairing(scope, { code: input.code, ...termsOf(input) });
    return presentDevice(await findDevice(scope, id));
  }
}

function termsOf({ name, profile, eventIds, gateIds, pin }: DeviceTermsInput): GivenTerms {
  return { name, profile, eventIds: eventIds ?? null, gateIds: gateIds ?? null, pin: pin ?? null };
}

@Resolver()
export class DoorDeviceResolver {
  @Requires('MANAGE_VALIDATORS')
  @Query(() => DoorDeviceConnection, {
    description: 'Paired door devices of the issuer by name, with those cut off within 30 days.',
  })
  doorDevices(
    @Ctx() scope: Scope,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<DoorDeviceConnection> {
    return listDevices(scope, page.of(order));
  }

  @Requires('MANAGE_VALIDATORS')
  @Confirmed('persons')
  @DuringMaintenance()
  @Mutation('device', () => DoorDevice, {
    description: 'Changes what a door device may do, and where, with immediate effect.',
  })
  async changeDoorDevice(
    @Ctx() scope: Scope,
    @InputFields(() => ChangeDoorDeviceInput) input: ChangeDoorDeviceInput,
  ): Promise<DoorDevice> {
    await changeDevice(scope, input.id, termsOf(input));
    return presentDevice(await findDevice(scope, input.id));
  }

  @Requires('MANAGE_VALIDATORS')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation('device', () => DoorDevice, {
    description:
      'Cuts a door device off immediately: its connection is closed, and its calls are refused. A repeat can only end that its scans are taken.',
  })
  async revokeDoorDevice(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the device.' }) id: string,
    @Input('takesScans', () => Boolean, {
      description: 'Whether scans that it made before and still holds are taken, for seven days.',
    })
    takesScans: boolean,
  ): Promise<DoorDevice> {
    await cutOffDevice(scope, id, takesScans);
    return presentDevice(await findDevice(scope, id));
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation('terms', () => DeviceTerms, {
    payload: 'What the device may do, and where.',
    description: 'Reports the state of a door device. For devices alone.',
  })
  async submitDeviceState(
    @Ctx() scope: Scope,
    @InputFields(() => SubmitDeviceStateInput)
    input: SubmitDeviceStateInput,
  ): Promise<DeviceTerms> {
    const { version, waiting } = input;
    return presentTerms(
      await reportDevice(scope, {
        ...{ version, waiting, battery: input.battery ?? null, charging: input.charging ?? null },
        ...{ listAt: input.listAt ?? null, eventId: input.eventId ?? null, gateId: input.gateId ?? null },
      }),
    );
  }

  @Requires('MANAGE_VALIDATORS')
  @Subscription(() => DateTimeScalar, {
    description: 'Signals that the list of door devices may have changed, at most once per second.',
    subscribe: ({ context }: Subscribing) => watchDevices(context),
  })
  doorDevicesChanged(@Root() at: Date): Date {
    return at;
  }
}
