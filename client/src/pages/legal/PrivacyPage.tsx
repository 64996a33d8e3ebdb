import { privacy } from '../../content/legal.ts';
import { RetentionTimes } from '../../features/site/RetentionTimes.tsx';
import { LegalText } from './LegalText.tsx';

/** /privacy */
export default function PrivacyPage() {
  return (
    <LegalText path="/privacy" page={privacy}>
      <RetentionTimes />
    </LegalText>
  );
}
