import type { Translation } from '../../language/catalogue.ts';
import type * as phone from '../phone.ts';

export default {
  phoneTexts: {
    title: 'Kwenye simu yako',
    lead: 'Kiungo cha tiketi zako, kikumbusho na habari za tukio, kama ujumbe kwenye simu yako.',
    ask: 'Tuma ujumbe kuhusu oda hii kwenye simu yangu',
    askHint:
      'Si ukipenda. Kiungo cha tiketi zako, ukumbusho, na habari za tukio. Kila ujumbe unaeleza jinsi ya kuukomesha.',
    askNumber: 'Andika namba ya simu pamoja na msimbo wa nchi, kama +254 712 345 678.',
    notSet: (reason) => `Ujumbe kwa simu yako haujawekwa: ${reason}`,
    number: 'Nambari ya simu pamoja na msimbo wa nchi',
    channel: 'Tuma kwa',
    send: 'Tuma kwenye simu yangu',
    sending: 'Inatuma…',
    goesTo: (number, channel) => `Ujumbe unakwenda kwa ${number} kwa ${channel}.`,
    states: {
      KEPT: 'Ujumbe wenye tiketi zako umehifadhiwa kwa wasanidi.',
      QUEUED: 'Ujumbe wenye tiketi zako uko njiani.',
      SENDING: 'Ujumbe wenye tiketi zako uko njiani.',
      ACCEPTED: 'Ujumbe wenye tiketi zako uko njiani.',
      SENT: 'Ujumbe wenye tiketi zako uko njiani.',
      DELIVERED: 'Ujumbe wenye tiketi zako umefika.',
      FAILED: 'Ujumbe wenye tiketi zako haukufika. Kagua nambari.',
      UNKNOWN: 'Hatujui kama ujumbe wenye tiketi zako umefika.',
      STOPPED: 'Nambari hii haipokei ujumbe.',
      EXPIRED: 'Ujumbe wenye tiketi zako haukutumwa kwa wakati.',
    },
    waiting: 'Kiungo cha tiketi zako kitakuja oda ikishalipwa.',
    optedOut:
      'Nambari hii imesimamisha ujumbe wetu. Jibu START kwa mmoja wao, au tumia kiungo chake, kuuruhusu tena.',
    stop: 'Acha ujumbe kuhusu oda hii',
    stopped: 'Ujumbe kuhusu oda hii umeachwa.',
    stopTitle: 'Acha ujumbe',
    stopLead:
      'Hakuna tena SMS au ujumbe wa WhatsApp kutoka kwetu kwa simu hii, kutoka kwa mwandaaji yeyote. Tiketi zako zinabaki halali.',
    stopAll: 'Acha ujumbe wote',
    stoppedTitle: 'Ujumbe umeachwa',
    stoppedBody: (number) => `${number} haitapokea tena ujumbe wetu, isipokuwa misimbo unayoomba.`,
    allow: 'Ruhusu ujumbe tena',
    allowedTitle: 'Ujumbe umeruhusiwa tena',
    allowedBody: (number) => `${number} inapokea ujumbe wa oda zinazouomba.`,
    unknownLink: 'Kiungo hiki si kamili',
    unknownLinkBody: 'Fungua kiungo chote cha ujumbe, au uujibu STOP.',
    byEmail: 'Kwa barua pepe',
    byPhone: 'Kwa simu',
    way: 'Tafuta tiketi kwa barua pepe au simu',
    phone: 'Nambari ya simu pamoja na msimbo wa nchi',
    sendCode: 'Nitumie msimbo',
    codeSent: (number) => `Kama tiketi zilinunuliwa kwa ${number}, msimbo uko njiani.`,
    codeSentBody:
      'Unafanya kazi kwa dakika 10. Hakuna msimbo? Tiketi hupatikana kwa nambari iliyotolewa pamoja na msimbo wa nchi.',
    code: 'Msimbo wa tarakimu sita',
    showTickets: 'Onyesha tiketi zangu',
    otherNumber: 'Jaribu nambari nyingine',
    codeLead:
      'Andika nambari ya simu uliyotoa wakati wa kununua. Tutakutumia msimbo kwa SMS; huhitaji akaunti.',
  },
} satisfies Translation<typeof phone>;
