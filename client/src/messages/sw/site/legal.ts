import type * as legal from '../../../content/legal.ts';
import type { Translation } from '../../../language/catalogue.ts';

export default {
  privacy: {
    title: 'Sera ya Faragha',
    updated: 'Ilisasishwa mwisho: 1 Novemba 2026',
    lead: 'Tunahifadhi kinachohitajika kwa tiketi, na si zaidi. Ukurasa huu unasema ni nini, kwa maneno rahisi.',
    sections: [
      {
        title: 'Tunachokusanya',
        points: [
          'Unaponunua tiketi: jina lako, barua pepe na namba ya simu, ulichonunua na lini.',
          'Unapofungua akaunti: jina lako, barua pepe na nenosiri, ambalo tunalihifadhi kwa njia isiyosomeka.',
          'Tiketi yako inaposkaniwa: muda na lango.',
          'Unapotumia pochi: ufunguo wake wa umma na malipo, ambavyo kwa asili viko wazi kwenye leja.',
          'Unapotuandikia: ujumbe wako na anwani yako, ili tuweze kujibu.',
        ],
      },
      {
        title: 'Tunavitumia kwa nini',
        paragraphs: [
          'Kutoa tiketi yako na kukutumia, kukuruhusu kuingia, kuwalipa wanaodai, kukujibu, na kugundua na kuzuia udanganyifu. Hatuuzi data zako, hatuonyeshi matangazo, na hatukufuatilii kutoka ukurasa hadi ukurasa.',
        ],
      },
      {
        title: 'Nani anaviona',
        points: [
          'Mwandaaji wa tukio unalokwenda, na wafanyakazi wake wanaovihitaji: wengine walio langoni wanaona kama tiketi yako ni halali, si wewe ni nani.',
          'Hakuna mwingine, isipokuwa sheria itulazimishe. Ikiwa hivyo, tunakuambia tukiruhusiwa.',
          'Msimbo ulio kwenye tiketi yako na tunachochapisha kwenye leja havina data binafsi.',
        ],
      },
      {
        title: 'Tunavihifadhi kwa muda gani',
        paragraphs: [
          'Oda na malipo huhifadhiwa kwa muda ambao sheria inataka vitabu vihifadhiwe. Vipindi na viungo vya kuweka upya nenosiri hufutwa vinapoisha. Ukituomba tufute akaunti yako, tunaondoa kinachokutaja kwenye kila kisicholazimika kuhifadhiwa.',
        ],
      },
      {
        title: 'Haki zako',
        paragraphs: [
          'Unaweza kuomba nakala ya data zako, zisahihishwe, na zifutwe. Kwenye mipangilio yako unaweza kupakua kila tulicho nacho kukuhusu. Kwa jambo lingine lolote tuandikie; tunajibu ndani ya saa 24.',
        ],
      },
      {
        title: 'Watoto',
        paragraphs: [
          'Huduma hii si ya walio chini ya miaka 13. Hatuhifadhi data zao kwa kujua; ukidhani tunazo, tuambie, nasi tutazifuta.',
        ],
      },
      {
        title: 'Usalama',
        paragraphs: [
          'Mawasiliano yamesimbwa, manenosiri yamehifadhiwa kwa argon2, funguo zimehifadhiwa zikiwa zimesimbwa, na kila badiliko linalofanywa na wafanyakazi linaandikwa kwenye kumbukumbu isiyoweza kubadilishwa baadaye.',
        ],
      },
      {
        title: 'Mabadiliko',
        paragraphs: [
          'Sera hii inapobadilika, tunasema hapa, na kwa barua pepe badiliko likiwa zaidi ya maneno.',
        ],
      },
    ],
  },
  retentionTexts: {
    title: 'Muda gani, aina kwa aina',
    lead: 'Kila usiku, kilichohifadhiwa kwa muda wake hufutwa, au majina yaliyomo huondolewa. Hakuna cha tukio kinachoondolewa wakati fedha zake zinaendelea kushughulikiwa, kama vile marejesho.',
    loading: 'Inapakia muda',
    failed: 'Muda haukuweza kupakiwa',
    kind: 'Aina ya data',
    time: 'Huhifadhiwa kwa',
    kinds: {
      SESSIONS: 'Vipindi, viungo vya kuingia na funguo, baada ya kuisha',
      MAILS: 'Barua pepe tulizokutumia',
      GUESTS: 'Jina, anwani na simu yako kwenye oda na tiketi zisizo na akaunti, baada ya tukio',
      UNPAID: 'Hizohizo, za oda ambayo haikulipwa kamwe',
      MESSAGES: 'Ujumbe na watu wasio na akaunti, baada ya ujumbe wa mwisho',
      NOTIFICATIONS: 'Arifa',
      DELIVERIES: 'Taarifa kwa mifumo ya waandaaji',
      BOOKS: 'Jina lako kwenye risiti, ambalo sheria inahitaji',
    },
    answers: 'Majibu ya maswali ya mwandaaji',
    answersTime: 'kama swali linavyosema, miaka miwili kwa wingi',
    account: 'Oda na tiketi za akaunti',
    accountTime: 'mpaka ufute akaunti',
    records: 'Kiasi, namba za risiti na kumbukumbu za ukaguzi',
    recordsTime: 'kwa muda ambao sheria inataka',
    periods: {
      DAYS: (count: number) => `siku ${count}`,
      MONTHS: (count: number) => (count === 1 ? 'mwezi 1' : `miezi ${count}`),
      YEARS: (count: number) => (count === 1 ? 'mwaka 1' : `miaka ${count}`),
    },
  },
  terms: {
    title: 'Masharti ya Huduma',
    updated: 'Yalisasishwa mwisho: 1 Novemba 2026',
    lead: 'Kanuni kati yako, waandaaji na Passa.',
    sections: [
      {
        title: 'Passa ni nini',
        paragraphs: [
          'Passa ni mahali ambapo waandaaji huchapisha matukio na kuuza tiketi. Mwandaaji anaendesha tukio na ndiye mnayeshirikiana naye kwa hilo; sisi tunatoa tiketi, tunatunza kumbukumbu na kuliwezesha lango kuikagua.',
        ],
      },
      {
        title: 'Akaunti yako',
        points: [
          'Tuambie ukweli kuhusu wewe ni nani, na usimpe mtu nenosiri lako.',
          'Lazima uwe na umri wa angalau miaka 13; kuuza tiketi, uwe mtu mzima kisheria.',
          'Unaweza kufunga akaunti yako wakati wowote. Tunaweza kufunga inayotumika kwa udanganyifu, na tunasema kwa nini.',
        ],
      },
      {
        title: 'Tiketi',
        points: [
          'Tiketi inamruhusu mtu mmoja, mara moja. Skani ya kwanza ndiyo inayohesabiwa.',
          'Tiketi iliyowekewa nafasi inalipwa langoni: ni halali, nawe unalipa unapoingia.',
          'Tiketi inaweza kupewa mtu mwingine mwandaaji akiruhusu: msimbo wa zamani unaisha, na mpya unatolewa.',
          'Tiketi iliyoghushiwa, iliyonakiliwa au iliyobatilishwa haimruhusu mtu yeyote.',
        ],
      },
      {
        title: 'Marejesho na kughairi',
        paragraphs: [
          'Tukio linapoghairiwa, kila oda inarejeshwa yote, kwa njia ile ile iliyolipwa. Kwa marejesho mengine muulize mwandaaji, ambaye kanuni zake ndizo zinazotumika. Kilichodaiwa langoni hakidaiwi tena.',
        ],
      },
      {
        title: 'Waandaaji',
        points: [
          'Unachochapisha ni kweli, na una haki ya kukichapisha.',
          'Unashika bei ulizoonyesha, na unafanya tukio uliloliuza.',
          'Unatunza data za wageni wako kama sheria inavyotaka, na kuzitumia kwa tukio lako pekee.',
          'Mikataba na washirika ni yako. Tunaitekeleza kama ilivyosainiwa, na hatuwezi kuibadilisha.',
        ],
      },
      {
        title: 'Pochi na leja',
        paragraphs: [
          'Malipo kwenye leja ni ya mwisho: si wewe wala sisi tunaoweza kuyarudisha, ila kuyatuma tena upande mwingine. Passa iko kwenye mtandao wa majaribio wa umma isipokuwa ukurasa useme vinginevyo; XLM zake hazina thamani.',
        ],
      },
      {
        title: 'Tunachowajibikia',
        paragraphs: [
          'Tunawajibika kwa kazi yetu wenyewe: kwamba tiketi zinatolewa kama zilivyouzwa, na fedha zinakwenda zilikokubaliwa. Kwa tukio lenyewe mwandaaji ndiye anayewajibika. Hakuna hapa kinachoondoa haki ambazo sheria inakupa.',
        ],
      },
      {
        title: 'Sheria',
        paragraphs: [
          'Sheria ya Kenya inatumika, na mahakama zake huamua, isipokuwa sheria ya nchi yako inakulinda vizuri zaidi.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Sera ya Vidakuzi',
    updated: 'Ilisasishwa mwisho: 1 Novemba 2026',
    lead: 'Fupi, kwa kuwa kuna machache ya kusema: Passa huweka kidakuzi kimoja, na katika chumba cha kusubiri tu.',
    sections: [
      {
        title: 'Tunachohifadhi kwenye kivinjari chako',
        paragraphs: ['Mambo mengine lazima yakumbukwe kati ya ziara mbili. Yanabaki kwenye kifaa chako:'],
        points: [
          'Kuingia kwako: tokeni, wewe ni nani, na kipindi chake. Huondoka unapotoka.',
          'Machaguo yako: mwanga au giza, na lugha.',
          'Alama ya nasibu ya kifaa, ili nenosiri lisilo sahihi la wengine kwenye mtandao wako lisikufungie. Hutumwa unapoingia tu.',
          'Tiketi zako, unapozifungua, ili zionekane bila mtandao.',
          'Katika chumba cha kusubiri: nafasi yako, katika kidakuzi kinachodumu siku tisa. Hakuna skripti inayoweza kukisoma.',
          'Langoni: funguo, ubatilishaji na skani ambazo bado hazijapakiwa.',
        ],
      },
      {
        title: 'Tusichofanya',
        paragraphs: [
          'Hakuna vidakuzi vingine, hakuna ufuatiliaji, hakuna matangazo, hakuna wahusika wengine. Kitu pekee kinachotoka kwingine ni ramani ya mahali pa tukio, na pale tu unapoiomba.',
        ],
      },
      {
        title: 'Jinsi ya kuvifuta',
        paragraphs: [
          'Toka, au futa data za tovuti kwenye mipangilio ya kivinjari chako. Tiketi ulizohifadhi kwenye kifaa huondoka nazo; bado ziko kwenye barua pepe yako.',
        ],
      },
    ],
  },
} satisfies Translation<typeof legal>;
