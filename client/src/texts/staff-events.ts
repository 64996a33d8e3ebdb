import { inLanguage } from '../language/in-language.ts';

/** What everybody of an organiser reads about its events, those at the doors among them. */
export const staffEventTexts = inLanguage('staffEventTexts', {
  firstEvent: 'Create your first event, add tickets, and publish it when it is ready.',
  noneForStaff: 'Events of your organisation appear here.',
  create: 'Create Event',
  refresh: 'Refresh',
  manage: 'Manage',
  publicPage: 'Public page',
  copyLinkTo: (event: string) => `Copy link to ${event}`,
  back: 'Back to Events',
  missing: 'Event Not Found',
  missingBody: 'It may have been deleted, or it belongs to another organisation.',
  details: 'Event Details',
  startDate: 'Start Date',
  endDate: 'End Date',
  organiser: 'Organiser',
  created: 'Created',
  formSalesOpen: 'Sold on the public page.',
  formSalesClosed: 'Not sold on the public page.',
  summary: 'Ticket Summary',
  noTickets: 'No tickets created yet',
  noTicketsBody: 'Buyers see this event as sold out until it has tickets.',
  totalGenerated: 'Total Generated',
  totalSold: 'Total Sold',
  generated: (count: string) => `${count} generated`,
  sold: (count: string) => `${count} sold`,
  available: (count: string) => `${count} available`,
  entered: (count: string) => `${count} entered`,
  soldOf: (sold: string, generated: string) => `${sold} of ${generated} sold`,
  soldOfTier: (tier: string) => `Sold of ${tier}`,
  gates: 'Gates',
  theGates: 'the gates',
  loadingGates: 'Loading gates',
  noGates: 'No gates yet',
  noGatesBody: 'Name the entrances, and see how many people came in at each.',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  closed: 'closed',
});

/** Taking a table along as a file. */
export const fileTexts = inLanguage('fileTexts', {
  take: 'Export CSV',
  takeAllTickets: 'Export all tickets',
  taken: (file: string) => `${file} was downloaded.`,
  failed: (reason: string) => `Failed to export: ${reason}`,
});
