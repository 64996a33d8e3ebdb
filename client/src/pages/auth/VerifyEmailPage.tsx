/** Stands in until the page is drawn. */
export default function VerifyEmailPage() {
  return null;
}
