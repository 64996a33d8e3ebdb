/** Stands in until the page is drawn. */
export default function ResetPasswordPage() {
  return null;
}
