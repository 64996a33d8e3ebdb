/** Stands in until the page is drawn. */
export default function HomePage() {
  return null;
}
