import { inLanguage } from '../language/in-language.ts';

/** Sentences about events: public pages and the organiser's panels. */
export const eventTexts = inLanguage('eventTexts', {
  created: 'Event created successfully!',
  createFailed: 'Failed to create event',
  createFailedFor: (reason: string) => `Failed to create event: ${reason}`,
  published: 'Event published successfully!',
  publishFailed: (reason: string) => `Failed to publish event: ${reason}`,
  linkCopied: 'Event link copied to clipboard!',
  venueFormat: 'Please use format: Venue Name, City, Country (e.g., KICC, Nairobi, Kenya)',
  noneCreated: 'No events created yet',
  noneAvailable: 'No events available',
  noneFound: 'No Events Found',
  noMatch: (search: string) => `No events match "${search}". Try a different search.`,
  checkBack: 'Check back soon for upcoming events!',
  clearSearch: 'Clear Search',
  searchResults: (count: number) => `Search Results (${count})`,
  allEvents: 'All Events',
  available: 'Available',
  trending: 'Trending',
  loading: 'Loading event...',
  notFound: 'Event Not Found',
  notFoundBody: "The event you're looking for doesn't exist or isn't published yet.",
  soldOut: 'Sold Out',
  sellingFast: 'Selling Fast!',
  onlyLeft: (count: number) => `Only ${count} tickets left!`,
  categories: ['All Events', 'Music', 'Sports', 'Arts', 'Business', 'Technology'],
});
