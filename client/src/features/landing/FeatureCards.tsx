import {
  type Icon,
  IconAnchor,
  IconHeartHandshake,
  IconRotate2,
  IconShieldCheck,
  IconUsersGroup,
  IconWifiOff,
} from '@tabler/icons-react';
import { homeTexts } from '../../content/landing.ts';
import { Cards } from '../site/Cards.tsx';
import { SiteSection } from '../site/SiteSection.tsx';

/** In the order of the texts. */
const ICONS: readonly Icon[] = [
  IconShieldCheck,
  IconWifiOff,
  IconRotate2,
  IconUsersGroup,
  IconAnchor,
  IconHeartHandshake,
];

/** Six cards about the features of a ticket; target of the phone menu. */
export function FeatureCards() {
  const cards = homeTexts.features.map((feature, at) => {
    const FeatureIcon = ICONS[at] ?? IconShieldCheck;
    return { ...feature, mark: <FeatureIcon size={28} stroke={1.7} /> };
  });
  return (
    <SiteSection id="features" title={homeTexts.featuresTitle} lead={homeTexts.featuresLead}>
      <Cards cards={cards} />
    </SiteSection>
  );
}
