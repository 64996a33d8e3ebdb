/** Words of what an organiser does with an event beside selling it. */
export const duplicateTexts = {
  duplicate: 'Duplicate',
  title: (name: string) => `Duplicate ${name}`,
  lead: 'A new draft with the same words and tiers. Its other times move with the start; nothing of it is sold.',
  name: 'Event Name',
  start: 'New start',
  zone: (zone: string) => `In your zone, ${zone}.`,
  confirm: 'Create draft',
  done: 'Draft created from this event',
} as const;

export const changeTexts = {
  title: 'Tell the holders?',
  lead: (holders: number, tickets: number) =>
    `${holders === 1 ? 'One person holds' : `${holders.toLocaleString('en')} people hold`} ${
      tickets === 1 ? 'one ticket' : `${tickets.toLocaleString('en')} tickets`
    }. They get a mail about this change, with a new calendar entry. Their tickets stay good.`,
  fields: { name: 'Name', venue: 'Place', startDate: 'Start', endDate: 'End' } as Record<string, string>,
  now: 'Now',
  soon: 'Then',
  note: 'A word of your own (optional)',
  noteExample: 'Why it changes, or where to ask.',
  back: 'Back',
  confirm: (holders: number) =>
    holders === 1 ? 'Save and tell one person' : `Save and tell ${holders.toLocaleString('en')} people`,
  told: (holders: number) =>
    holders === 1
      ? 'Saved. One person is being told.'
      : `Saved. ${holders.toLocaleString('en')} people are being told.`,
} as const;
