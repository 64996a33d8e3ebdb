import type { Translation } from '../../../language/catalogue.ts';
import type * as phoneBatches from '../../phone-batches.ts';

export default {
  phoneBatchTexts: {
    title: 'Ujumbe kwa simu',
    lead: 'Unakwenda kwa wenye tiketi walioomba ujumbe kwenye simu zao, kati ya saa 8:00 na 21:00.',
    body: 'Ujumbe kwa simu',
    bodyHint: (max) => `Hadi herufi ${max}. Jina lako na kiungo cha kuacha ujumbe vinaongezwa.`,
    budget: (left, limit) => `Zimebaki ${left} kati ya ${limit} mwezi huu`,
    count: 'Onyesha gharama',
    nobody: 'Hakuna mwenye tiketi wa kundi hili anayepokea ujumbe kwenye simu.',
    estimate: (recipients, segments, cost) => `Simu ${recipients}, sehemu ${segments}: takriban ${cost}`,
    send: (cost) => `Tuma kwa ${cost}`,
    queued: 'Ujumbe uko njiani.',
    sent: 'Ujumbe uliotumwa kwa simu',
    state: ({ recipients, waiting, delivered, failed, unknown }) =>
      [
        `${delivered} kati ya ${recipients} umefika`,
        ...(waiting > 0 ? [`${waiting} njiani`] : []),
        ...(failed > 0 ? [`${failed} haukufika`] : []),
        ...(unknown > 0 ? [`${unknown} haujulikani`] : []),
      ].join(' · '),
  },
} satisfies Translation<typeof phoneBatches>;
