import type { Translation } from '../../../language/catalogue.ts';
import type * as firstHour from '../../first-hour.ts';

export default {
  startTexts: {
    form: 'Tukio la kwanza',
    tier: 'Tiketi',
    cover: 'JPEG, PNG au WebP, isiyozidi MB 10. Bila picha, bango linachorwa.',
    noCover: 'Bila picha ya jalada',
    poster: 'Bango lako linachorwa kwa mtindo huu.',
    zone: (zone) => `Kwa saa za tukio, ${zone}.`,
    continue: 'Endelea',
    later:
      'Kila kitu kinaweza kubadilishwa baadaye, na aina nyingine kuongezwa. Bado hakuna kilicho wazi kwa umma.',
    descriptionExample: 'Nani atatumbuiza, kutarajia nini, kuja na nini.',
    required: {
      count: 'Weka idadi ya tiketi.',
      price: 'Weka bei, au 0 kama ni bure.',
    },
  },
  launchTexts: {
    title: 'Tayari kuanza kuuza?',
    lead: 'Tazama ukurasa kama wanunuzi watakavyouona, kisha bonyeza Chapisha.',
    preview: 'Tazama ukurasa',
  },
  shareTexts: {
    title: 'Shiriki',
    link: 'Kiungo cha ukurasa wa umma',
    code: (name) => `Msimbo wa QR wa ukurasa wa ${name}`,
    message: 'Maandishi ya kutuma',
    copyMessage: 'Nakili maandishi',
    invitation: (name, when, venue, url) => `${name}\n${when}\n${venue}\n\nTiketi: ${url}`,
  },
  tryTexts: {
    title: 'Jaribu mwenyewe',
    lead: 'Pata tiketi bila malipo, na uikague kama mlango utakavyofanya. Inachukua nafasi moja ya aina ya kwanza.',
    get: 'Pata tiketi ya kujaribu',
    sent: 'Iko njiani kwenda kwenye anwani yako:',
    scan: 'Ikague sasa',
    heard: 'Mlango unasema',
    validFrom: 'Tiketi ni halali kuanzia',
    asItShould: 'Msimbo umesomwa: ndivyo inavyopaswa kuwa kabla ya tukio.',
  },
  firstStepTexts: {
    first: 'Anza kuuza tukio lako la kwanza',
    firstLead: 'Jina, mahali, saa, maelezo mafupi na aina moja ya tiketi: inatosha.',
    title: 'Hatua za kwanza',
    progress: (done, all) => `${done} kati ya ${all} zimekamilika`,
    done: 'Imekamilika',
    open: 'Bado',
    go: 'Fungua',
    goTo: (step) => `Fungua: ${step}`,
    steps: {
      event: 'Tengeneza tukio',
      tickets: 'Tengeneza tiketi',
      sale: 'Lichapishe',
      payment: 'Andaa malipo',
      testTicket: 'Pata tiketi ya kujaribu',
      testScan: 'Kagua tiketi yako ya kujaribu',
      ownership: 'Chukua umiliki',
      team: 'Alika timu yako',
      door: 'Andaa mlango',
    },
    hints: {
      event: 'Jina, mahali na saa.',
      tickets: 'Angalau aina moja yenye bei.',
      sale: 'Ukurasa wake unakuwa wa umma, na mauzo yanaanza.',
      payment: 'M-Pesa, kadi au malipo kwa waandaaji: njia moja inatosha.',
      testTicket: 'Ona wageni wako wanachopata kwa barua pepe.',
      testScan: 'Sikia mlango unasema nini.',
      ownership:
        'Shirika lako bado halina mmiliki. Mmiliki huamua nani yuko kwenye timu, na pesa zinakwenda wapi.',
      team: 'Wenzako wa mlango, fedha na mikataba.',
      door: 'Taja malango, na uunganishe simu.',
    },
  },
} satisfies Translation<typeof firstHour>;
