import { inLanguage } from '../language/in-language.ts';

/** Texts where tickets of an event are sold through its waiting room. */
export const roomTexts = inLanguage('roomTexts', {
  prices: 'Prices',
  forTiers: (tiers: string) => `For these tickets: ${tiers}. Others are on sale below.`,
  forCoded: 'For tickets that are sold with a code. Others are on sale below.',
  inRoom: 'Through the waiting room',
  soon: 'Sold through a waiting room',
  soonBody: (opens: string, sale: string) =>
    `The waiting room opens on ${opens}. The sale begins on ${sale}.`,
  joining: 'Join before the sale begins',
  joiningBody: (sale: string) =>
    `The sale begins on ${sale}. The order of all who join before then is drawn by lot.`,
  open: 'People are let in one after another',
  openBody: 'Join the waiting room: you can buy as soon as it is your turn.',
  join: 'Join the waiting room',
  look: 'Look at the waiting room',
  inside: 'You are in the waiting room',
  insideBody: 'Your place is kept in this browser. You can buy here as soon as it is your turn.',
  number: (position: string, serving: string) => `You are number ${position}. Now serving ${serving}.`,
  back: 'Back to the waiting room',
  turn: 'It is your turn',
  turnUntil: (time: string, left: string) => `Buy until ${time}: ${left} left.`,
  over: 'Your turn is over',
  overBody: 'You can join the waiting room again, behind the others.',
  used: 'Your order is placed',
  usedBody: 'Each place is good for one order. To buy more, join the waiting room again.',
});
