/** Stands in until the page is drawn. */
export default function AuthPage() {
  return null;
}
