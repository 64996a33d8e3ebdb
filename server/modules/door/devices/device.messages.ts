import type { Language } from '../../../lib/language/language.ts';
import type { DeviceProfile } from '../../../platform/access/device-profiles.ts';

interface PairedWords {
  readonly subject: (device: string) => string;
  readonly heading: string;
  readonly paired: (device: string, by: string) => string;
  readonly profiles: Readonly<Record<DeviceProfile, string>>;
  readonly notYou: string;
  readonly action: string;
}

/** Texts of the mail about a paired phone. */
export const PAIRED_WORDS: Readonly<Record<Language, PairedWords>> = {
  en: {
    subject: (device) => `${device} can now scan tickets`,
    heading: 'A phone was paired',
    paired: (device, by) => `${by} paired the phone “${device}” with your organisation.`,
    profiles: {
      scan_only: 'It can scan tickets.',
      scan_and_search: 'It can scan tickets and find guests by name.',
      box_office: 'It can scan tickets, find guests by name, sell tickets and take payments.',
    },
    notYou: 'If this is unexpected, cut the phone off: its access ends at once.',
    action: 'See door devices',
  },
  sw: {
    subject: (device) => `${device} sasa inaweza kuskani tiketi`,
    heading: 'Simu imeunganishwa',
    paired: (device, by) => `${by} ameunganisha simu “${device}” na shirika lako.`,
    profiles: {
      scan_only: 'Inaweza kuskani tiketi.',
      scan_and_search: 'Inaweza kuskani tiketi na kutafuta wageni kwa jina.',
      box_office: 'Inaweza kuskani tiketi, kutafuta wageni kwa jina, kuuza tiketi na kupokea malipo.',
    },
    notYou: 'Kama hukutarajia hili, ondoa simu hiyo: ufikiaji wake utakoma papo hapo.',
    action: 'Tazama simu za mlangoni',
  },
  fr: {
    subject: (device) => `${device} peut désormais scanner des billets`,
    heading: 'Un téléphone a été associé',
    paired: (device, by) => `${by} a associé le téléphone « ${device} » à votre organisation.`,
    profiles: {
      scan_only: 'Il peut scanner des billets.',
      scan_and_search: 'Il peut scanner des billets et chercher des invités par leur nom.',
      box_office:
        'Il peut scanner des billets, chercher des invités par leur nom, vendre des billets et encaisser.',
    },
    notYou: 'Si vous ne vous y attendiez pas, coupez l’accès du téléphone : l’effet est immédiat.',
    action: 'Voir les téléphones à l’entrée',
  },
};
