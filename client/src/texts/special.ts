import { inLanguage } from '../language/in-language.ts';

/** Sentences about codes, waiting lists, and sales that are not open. */
export const specialTexts = inLanguage('specialTexts', {
  haveCode: 'Have a code?',
  code: 'Code',
  apply: 'Apply',
  remove: 'Remove',
  applied: (code: string) => `Code ${code}`,
  cheaper: (tier: string, price: string, before: string) => `${tier}: ${price} instead of ${before}`,
  opened: (tier: string) => `${tier} is open to you`,
  stopped: 'Sale stopped',
  stoppedBody: 'The organiser has stopped the sale of tickets. Please come back later.',
  inactiveBody: 'Tickets for this event are not on sale at the moment. Tickets that were sold stay valid.',
  soldFrom: (moment: string) => `Sold from ${moment}`,
  saleEnded: 'Sale ended',
  perOrder: (most: number) => `${most} an order at most`,
  wait: 'Join the waiting list',
  waitTitle: 'Waiting list',
  waitBody: 'When tickets come free, they are offered in turn and held for a while. We write to you.',
  waitTier: 'Tickets for',
  waitCount: 'How many',
  waitMore: 'One more',
  waitFewer: 'One fewer',
  waitName: 'Full Name',
  waitEmail: 'Email',
  waitGo: 'Put me on the list',
  waitFailed: (reason: string) => `You are not on the list yet: ${reason}`,
  waiting: 'You are on the waiting list',
  waitingBody: (email: string) => `We write to ${email} as soon as it is your turn.`,
  placeWaiting: (count: number, tier: string) => `You wait for ${count} × ${tier}`,
  placeBefore: (before: number) =>
    before === 0
      ? 'Nobody stands before you.'
      : before === 1
        ? 'One stands before you.'
        : `${before} stand before you.`,
  placeOffered: 'It is your turn',
  placeOfferedBody: (count: number, tier: string, until: string) =>
    `${count} × ${tier} are held for you until ${until}.`,
  placeTaken: 'You have bought the tickets that you waited for.',
  placeLapsed: 'Your offer is over. You can join the waiting list again.',
  placeLeft: 'You have left the waiting list.',
  leave: 'Leave the waiting list',
  leaveFailed: (reason: string) => `That did not work: ${reason}`,
});
