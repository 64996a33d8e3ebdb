import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Words of the organiser's panels that the specification leaves open. */
export const organiserTexts = inStaffLanguage('organiserTexts', {
  createEventLead: 'It starts as a draft: nobody sees it until you publish it.',
  eventUpdated: 'Event updated successfully!',
  updateFailed: (reason: string) => `Failed to update event: ${reason}`,
  eventDeleted: 'Event deleted',
  deleteFailed: (reason: string) => `Failed to delete event: ${reason}`,
  endBeforeStart: 'The end date must not be before the start date.',
  ticketsHelp:
    'What you create is what can be sold. A tier name that the event has already adds to that tier.',
  gateAdded: (name: string) => `Gate "${name}" added`,
  gateFailed: (reason: string) => `Failed to save gate: ${reason}`,
  salesFailed: (reason: string) => `Failed to change form sales: ${reason}`,
  soldCannotDelete: 'Tickets were sold, so this event cannot be deleted.',
});
