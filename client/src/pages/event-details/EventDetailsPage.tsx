/** Stands in until the page is drawn. */
export default function EventDetailsPage() {
  return null;
}
