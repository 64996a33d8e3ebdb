import { terms } from '../../content/legal.ts';
import { LegalText } from './LegalText.tsx';

/** /terms */
export default function TermsPage() {
  return <LegalText path="/terms" page={terms} />;
}
