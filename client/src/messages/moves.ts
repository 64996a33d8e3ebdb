import { inLanguage } from '../language/in-language.ts';

/** The question to holders of tickets of an event that moved. */
export const moveTexts = inLanguage('moveTexts', {
  title: (event: string) => `${event} has moved`,
  before: 'Before',
  now: 'Now',
  lead: 'Your tickets stay valid. Keep them, or get back all that you paid. Answer by',
  leadFree: 'Your tickets stay valid. Keep them, or give them back. Answer by',
  toPayer: 'The money goes back to the person who paid.',
  choose: 'Tickets',
  keep: (tickets: number) => (tickets === 1 ? 'Keep my ticket' : `Keep ${tickets} tickets`),
  moneyBack: (tickets: number) => (tickets === 1 ? 'Money back' : `Money back for ${tickets} tickets`),
  giveBack: (tickets: number) => (tickets === 1 ? 'Give my ticket back' : `Give ${tickets} tickets back`),
  isKept: 'You keep it',
  over: 'The time to answer is over. Your tickets stay valid, at the new time and place.',
  kept: 'Thank you. You keep your tickets.',
  returned: 'Your tickets are cancelled. What you paid for them goes back to the account that paid.',
  returnedFree: 'Thank you. Your tickets are cancelled.',
});
