import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Texts of the forms for an event, its tiers, its gates and its public sale. */
export const eventFormTexts = inStaffLanguage('eventFormTexts', {
  form: 'Event',
  name: 'Event Name',
  venue: 'Venue',
  venueExample: 'KICC, Nairobi, Kenya',
  venueHelp: 'Venue Name, City, Country',
  description: 'Description',
  startDate: 'Start Date',
  endDate: 'End Date',
  zone: (zone: string) => `Times are in your zone, ${zone}.`,
  category: 'Category (optional)',
  noCategory: 'No category',
  required: {
    name: 'Event Name is required.',
    venue: 'Venue is required.',
    description: 'Description is required.',
    startDate: 'Start Date is required.',
    endDate: 'End Date is required.',
  },
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  editTitle: 'Edit event',
  publish: 'Publish',
  remove: 'Delete event',
  removeQuestion: (name: string) => `Delete ${name}?`,
  removeConsequence: 'The event goes for good, with its tiers, its gates and its public page.',
});

/** Words of the form that creates tickets. */
export const tierFormTexts = inStaffLanguage('tierFormTexts', {
  title: 'Create Tickets',
  zone: (zone: string) => `For all tiers, in your zone, ${zone}.`,
  add: 'Add Tier',
  submit: 'Create Tickets',
  tier: (number: number) => `Tier ${number}`,
  remove: (number: number) => `Remove tier ${number}`,
  name: 'Tier Name',
  nameExample: 'regular',
  count: 'Count',
  price: 'Price',
  currency: 'Currency',
  ownTimes: 'Custom times for this tier',
  effectiveAt: 'Effective At',
  expiresAt: 'Expires At',
  gracePeriod: 'Grace Period',
  graceExample: '15m, 1h or 30s',
});

/** Words of the gates and of the switches of the public sale. */
export const switchTexts = inStaffLanguage('switchTexts', {
  addGate: 'Add gate',
  newGate: 'New gate',
  gateExample: 'Main entrance',
  add: 'Add',
  gateIsOpen: (gate: string) => `Gate ${gate} is open`,
  open: 'Open',
  closed: 'Closed',
  sellPublicly: 'Sell on the public page',
  sellPubliclyHelp: 'Buyers fill in a form and pay at the door. Tiers can be closed one by one as well.',
  formSales: 'Form sales',
  formSalesOf: (tier: string) => `Form sales of ${tier}`,
});
