/** The way to a venue in a map service, which phones open in their app. */
export const directionsAddress = (venue: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(venue)}`;
