import type { DeviceProfile } from '../gql/graphql.ts';
import { inLanguage } from '../language/in-language.ts';

/** Texts of pairing a phone, and of a paired phone. */
export const pairingTexts = inLanguage('pairingTexts', {
  offer: 'Pair this phone',
  offerLead: 'No password: an organiser confirms a code.',
  show: {
    title: 'Pair this phone',
    lead: 'Show this code to an organiser.',
    loading: 'Getting a code',
    qr: 'QR code for the organiser',
    code: 'Code',
    number: 'Both screens show',
    steps: [
      'The organiser scans the QR code, or types the code under Validators, Pair a phone.',
      'Compare the four digits on both screens.',
      'The organiser confirms.',
    ],
    waits: 'Waiting for the organiser. The code works once, for 5 minutes.',
    expired: 'This code is no longer valid.',
    again: 'New code',
    back: 'Sign in instead',
    waiting: (count: number) =>
      count === 1
        ? 'One scan on this phone was not uploaded yet. Sign in to upload it first.'
        : `${count} scans on this phone were not uploaded yet. Sign in to upload them first.`,
  },
  pin: {
    title: 'Staff PIN',
    lead: 'The organiser gave this phone a PIN for its settings.',
    label: 'PIN',
    enter: 'Continue',
    show: 'Show the PIN',
    wrong: 'Wrong PIN.',
    wait: (seconds: number) => `Wrong PIN. Try again in ${seconds} s.`,
  },
  cutOff: {
    title: 'This phone was cut off',
    lead: 'An organiser ended its access. What it knew about the event was deleted.',
    handingIn: 'Handing in the scans that this phone still holds. Keep it open and online.',
    wiped: 'Nothing of the event is left on this phone.',
    left: 'Some sales could not be handed in. Write them down for your organiser.',
    noted: 'Written down: delete them',
    again: 'Pair again',
  },
  name: 'Paired as',
  profile: 'May',
  profiles: {
    SCAN_ONLY: 'scan only',
    SCAN_AND_SEARCH: 'scan and search',
    BOX_OFFICE: 'box office',
  } satisfies Record<DeviceProfile, string>,
});
