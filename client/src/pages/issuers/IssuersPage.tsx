/** Stands in until the page is drawn. */
export default function IssuersPage() {
  return null;
}
