import { privacy } from '../../content/legal.ts';
import { LegalText } from './LegalText.tsx';

/** /privacy */
export default function PrivacyPage() {
  return <LegalText path="/privacy" page={privacy} />;
}
