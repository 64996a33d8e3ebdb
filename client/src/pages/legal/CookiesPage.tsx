import { cookies } from '../../content/legal.ts';
import { LegalText } from './LegalText.tsx';

/** /cookies */
export default function CookiesPage() {
  return <LegalText path="/cookies" page={cookies} />;
}
