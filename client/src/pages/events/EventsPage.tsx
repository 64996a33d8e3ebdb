/** Stands in until the page is drawn. */
export default function EventsPage() {
  return null;
}
