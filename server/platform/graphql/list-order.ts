import { registerEnumType } from 'type-graphql';

export type TimeOrder = 'newest_first' | 'oldest_first';
export type StartOrder = 'soonest_first' | 'latest_first';
export type NameOrder = 'a_to_z' | 'z_to_a';
export type ListOrder = TimeOrder | StartOrder | NameOrder;

export const TimeOrderEnum = { NEWEST_FIRST: 'newest_first', OLDEST_FIRST: 'oldest_first' } as const;
export const StartOrderEnum = { SOONEST_FIRST: 'soonest_first', LATEST_FIRST: 'latest_first' } as const;
export const NameOrderEnum = { A_TO_Z: 'a_to_z', Z_TO_A: 'z_to_a' } as const;

registerEnumType(TimeOrderEnum, {
  name: 'TimeOrder',
  description: 'The order of a list by time.',
  valuesConfig: {
    NEWEST_FIRST: { description: 'From the newest entry to the oldest.' },
    OLDEST_FIRST: { description: 'From the oldest entry to the newest.' },
  },
});
registerEnumType(StartOrderEnum, {
  name: 'StartOrder',
  description: 'The order of events by their start.',
  valuesConfig: {
    SOONEST_FIRST: { description: 'From the event that starts first to the last.' },
    LATEST_FIRST: { description: 'From the event that starts last to the first.' },
  },
});
registerEnumType(NameOrderEnum, {
  name: 'NameOrder',
  description: 'The order of a list by name.',
  valuesConfig: {
    A_TO_Z: { description: 'From the first name of the alphabet to the last.' },
    Z_TO_A: { description: 'From the last name of the alphabet to the first.' },
  },
});

const description = 'The order of the list; cursors hold for the order that they were made in.';

export const NEWEST_FIRST = { defaultValue: 'newest_first', description } as const;
export const OLDEST_FIRST = { defaultValue: 'oldest_first', description } as const;
export const SOONEST_FIRST = { defaultValue: 'soonest_first', description } as const;
export const BY_NAME = { defaultValue: 'a_to_z', description } as const;
