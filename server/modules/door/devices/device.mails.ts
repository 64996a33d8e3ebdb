import type { DeviceProfile } from '../../../platform/access/device-profiles.ts';
import { GREETING, layOut, type MailRenderers } from '../../../platform/mail/index.ts';
import { PAIRED_WORDS } from './device.messages.ts';

/** Renders the mail to the owners of an organisation whose phone was paired. */
export const deviceMails: Pick<MailRenderers, 'device_paired'> = {
  device_paired: async (scope, { language, payload }) => {
    const words = PAIRED_WORDS[language];
    const device = String(payload.device);
    const letter = {
      heading: words.heading,
      paragraphs: [
        GREETING[language](String(payload.owner)),
        words.paired(device, String(payload.by)),
        words.profiles[payload.profile as DeviceProfile],
        words.notYou,
      ],
      action: { label: words.action, url: `${scope.services.config.publicUrl}/dashboard?tab=validators` },
    };
    return { subject: words.subject(device), ...layOut(letter, language), attachments: [] };
  },
};
