import type { Translation } from '../../../language/catalogue.ts';
import type * as help from '../../help.ts';

export default {
  helpTexts: {
    title: 'Msaada kwa waandaaji',
    lead: 'Kuanzia tukio la kwanza hadi pesa kwenye akaunti yako, hatua kwa hatua.',
    search: 'Tafuta kwenye msaada',
    contents: 'Yaliyomo',
    found: (count) => (count === 1 ? 'Hatua 1' : `Hatua ${count}`),
    none: (query) => `Hakuna kuhusu “${query}”. Jaribu neno lingine, au tuandikie.`,
    clear: 'Futa utafutaji',
    contact: 'Mawasiliano',
    open: 'Fungua ukurasa huu',
    picture: (step) => `Picha: ${step}`,
  },
  helpTopicTexts: {
    firstEvent: {
      title: 'Tukio lako la kwanza',
      lead: 'Jina, mahali, wakati na aina moja ya tiketi vinatosha. Hakuna kilicho wazi kwa umma kabla ya kuchapisha.',
      steps: {
        register: {
          title: 'Sajili shirika lako',
          text: (organise, create) =>
            `Weka alama kwenye ${organise}, andika jina lake, barua pepe yako na nenosiri, kisha bonyeza ${create}. Baadaye ingia.`,
        },
        create: {
          title: 'Unda tukio',
          text: (create) =>
            `Bonyeza ${create}. Andika mahali kama jina, mji na nchi: saa za eneo zinafuata hapo.`,
        },
        tickets: {
          title: 'Ongeza tiketi',
          text: (create) =>
            `Kila aina ya tiketi ina idadi na bei. Ziandike, kisha bonyeza ${create}. Unaweza kuongeza nyingine baadaye.`,
        },
        publish: {
          title: 'Lichapishe',
          text: (publish) =>
            `Tazama ukurasa, kisha bonyeza ${publish}. Ukurasa una kiungo, msimbo wa QR na maandishi ya kutuma.`,
        },
        test: {
          title: 'Jaribu mwenyewe',
          text: (get) =>
            `Bonyeza ${get}, kisha uiskani kama mlangoni. Tiketi za majaribio hazilipiwi na haziingii katika hesabu yoyote.`,
        },
      },
    },
    gettingPaid: {
      title: 'Kulipwa',
      lead: 'Wanunuzi wanalipa moja kwa moja kwenye akaunti yako ya M-Pesa au ya kadi. Passa haishiki pesa hizo.',
      steps: {
        mobileMoney: {
          title: 'M-Pesa',
          text: (connect) =>
            `Bonyeza ${connect} na uandike namba yako ya paybill au till pamoja na funguo za Daraja. Passa inazijaribu bila kuhamisha pesa.`,
        },
        cards: {
          title: 'Kadi',
          text: (...connect) =>
            `Bonyeza ${connect.slice(0, -1).join(', ')} au ${connect.at(-1)}. Unahitaji akaunti huko; funguo zake ziko kwenye dashibodi yake.`,
        },
        door: {
          title: 'Bila akaunti bado',
          text: () =>
            'Unaweza kuchapisha hata hivyo. Wanunuzi wanaagiza kwa fomu na kulipa mlangoni; kuskani kunaonyesha kiasi kinachodaiwa.',
        },
        money: {
          title: 'Tazama kilichoingia',
          text: (money) =>
            `Fungua ${money} kwenye ukurasa wa tukio: kilicholipwa, kilichorejeshwa, na kinachodaiwa mlangoni.`,
        },
      },
    },
    onSaleDay: {
      title: 'Siku ya kuanza kuuza',
      lead: 'Watu wengi wanapotaka tiketi kwa dakika moja, chumba cha kusubiri huwapanga kwa mpangilio ambao kila mtu anaweza kuukagua.',
      steps: {
        room: {
          title: 'Weka chumba cha kusubiri',
          text: (setUp) =>
            `Bonyeza ${setUp} na uchague tangu lini watu wanaweza kujiunga na mauzo yanaanza lini. Waliojiunga kabla hupangwa kwa kura.`,
        },
        codes: {
          title: 'Misimbo',
          text: (add) => `Bonyeza ${add} kwa punguzo, au ili walioalikwa wanunue aina zilizofichwa.`,
        },
        questions: {
          title: 'Maswali',
          text: (add) => `Bonyeza ${add} kuwauliza wanunuzi unachohitaji kujua, kwa kila oda au kila tiketi.`,
        },
      },
    },
    theDoor: {
      title: 'Mlangoni',
      lead: 'Simu hukagua tiketi zikiwa na mtandao au bila. Kila tiketi huingia mara moja.',
      steps: {
        gates: {
          title: 'Taja milango yako',
          text: (add) =>
            `Bonyeza ${add} kwa kila mlango. Unaona papo hapo ni watu wangapi wanaingia kwa kila mmoja.`,
        },
        team: {
          title: 'Alika watu wa mlangoni',
          text: (invite) =>
            `Bonyeza ${invite}, kisha uchague kila mmoja anaweza kufanya nini. Wanaoskani tu hawaoni pesa zako.`,
        },
        scan: {
          title: 'Skani',
          text: () =>
            'Fungua programu ya mlangoni kwenye simu, ingia, chagua tukio na mlango, kisha elekeza kamera kwenye msimbo. Ifungue mara moja ukiwa na mtandao: baadaye inafanya kazi bila mtandao.',
        },
      },
    },
    changes: {
      title: 'Kuhamisha na kurejesha pesa',
      lead: 'Kitu kinapobadilika, wenye tiketi wanajulishwa, na tiketi zao zinabaki halali.',
      steps: {
        move: {
          title: 'Badilisha wakati au mahali',
          text: (edit) =>
            `Bonyeza ${edit}. Kabla ya kuhifadhi unaona ni watu wangapi watapata barua pepe. Misimbo iliyochapishwa tayari inafanya kazi kwa wakati mpya.`,
        },
        refund: {
          title: 'Rejesha pesa za oda',
          text: (refund) =>
            `Tafuta oda, kisha bonyeza ${refund}. Pesa zinarudi zilikotoka, na msimbo haufanyi kazi tena.`,
        },
        cancel: {
          title: 'Futa tukio',
          text: (cancel) =>
            `Bonyeza ${cancel}. Pesa za kila oda zinarejeshwa na kila tiketi inakuwa batili. Haiwezi kutenguliwa.`,
        },
      },
    },
    sharing: {
      title: 'Kugawana mapato',
      lead: 'Washirika wanagawana mapato ya tukio kwa mkataba. Pesa zinatoka tu kwa saini ambazo mkataba unadai.',
      steps: {
        partner: {
          title: 'Alika washirika',
          text: (invite) => `Bonyeza ${invite} na uandike barua pepe ya bendi, ukumbi au mdhamini.`,
        },
        contract: {
          title: 'Andika mkataba',
          text: (create) =>
            `Bonyeza ${create}. Andika kila sehemu, nani anasaini, na saini ngapi zinahitajika. Ni wa mwisho ukishaidhinishwa.`,
        },
        round: {
          title: 'Lipa',
          text: (trigger) =>
            `Chagua mkataba na kiasi, kisha bonyeza ${trigger}. Pesa zinatoka watu wa kutosha wakishasaini.`,
        },
      },
    },
  },
} satisfies Translation<typeof help>;
