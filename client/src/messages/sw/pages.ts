import type { Translation } from '../../language/catalogue.ts';

export const pages: Translation<'fallbackTexts' | 'homeTexts' | 'maintenanceTexts' | 'shellTexts'> = {
  fallbackTexts: {
    title: 'Samahani! Kuna hitilafu',
    body: 'Hitilafu isiyotarajiwa imetokea na imerekodiwa.',
    tryAgain: 'Jaribu Tena',
    offlineTitle: 'Huna mtandao',
    offlineBody:
      'Ukurasa huu unahitaji mtandao na utafunguka wenyewe ukipatikana. Tiketi zako ziko kwenye kifaa hiki.',
    keptTickets: 'Tiketi Zangu',
    notFoundTitle: 'Ukurasa Haukupatikana',
    notFoundBody: 'Ukurasa uliouomba haupo. Huenda umehamishwa, au kiungo kimeandikwa vibaya.',
    refreshPage: 'Pakia Ukurasa Upya',
    browseEvents: 'Tazama Matukio',
    notFoundCode: 'Hitilafu 404 - Tiketi Haikupatikana',
    noPermissionTitle: 'Si sehemu ya jukumu lako',
    noPermissionBody: 'Akaunti yako haina sehemu hii. Ukiihitaji, muulize msimamizi wa shirika lako.',
    comingSoon: 'Inakuja hivi karibuni',
  },
  homeTexts: {
    title: 'Burudani yako inaanzia hapa',
    lead: 'Matamasha, mechi, maigizo na mikutano kote Afrika Mashariki, kwa tiketi zisizoghushika.',
    explore: 'Tazama Matukio',
    becomeIssuer: 'Kuwa Mwandaaji',
    stats: [
      { figure: '10,000+', label: 'waliohudhuria' },
      { figure: '500+', label: 'matukio ya kitamaduni' },
      { figure: '100%', label: 'salama kwa blockchain' },
    ],
    comingUp: 'Yanayokuja',
    seeAll: 'Tazama matukio yote',
    featuresTitle: 'Tiketi unayoweza kuiamini',
    featuresLead: 'Kinachosimama nyuma ya kila nafasi inayouzwa kwenye Passa.',
    features: [
      {
        title: 'Saini za kidijitali',
        text: 'Kila tiketi inasainiwa inapotolewa. Badilisha herufi moja, na lango litajua.',
      },
      {
        title: 'Ukaguzi bila mtandao',
        text: 'Lango linaendelea hata mtandao usipokuwepo: tiketi hukaguliwa kwenye simu langoni.',
      },
      {
        title: 'Kubadilisha funguo',
        text: 'Waandaaji hubadilisha funguo zao wanapotaka. Tiketi zilizouzwa awali hubaki halali.',
      },
      {
        title: 'Ruhusa kwa majukumu',
        text: 'Wamiliki, fedha, wakaguzi na walinzi wa lango huona na kufanya yanayohusu kazi yao tu.',
      },
      {
        title: 'Alama kwenye leja',
        text: 'Alama ya tiketi zote inaweza kuwekwa kwenye leja ya umma, ambapo hakuna awezaye kuibadilisha.',
      },
      {
        title: 'Bila madalali',
        text: 'Unanunua kwa wanaoandaa tukio, na washirika hulipwa kilichokubaliwa.',
      },
    ],
    stepsTitle: 'Jinsi Inavyofanya Kazi',
    stepsLead: 'Kutoka kuangalia hadi wimbo wa kwanza kwa hatua tatu.',
    steps: [
      {
        title: 'Nunua tiketi yako',
        text: 'Chagua nafasi na ulipe kwa pochi yako, au weka nafasi na ulipe langoni. Tiketi inafika kwa barua pepe mara moja.',
      },
      {
        title: 'Skani QR kwenye tukio',
        text: 'Onyesha msimbo kwenye simu au karatasi. Skani moja, na uko ndani.',
      },
      {
        title: 'Furahia tukio',
        text: 'Foleni ilikuwa fupi na tiketi ilikuwa ya kweli. Kilichobaki ni burudani.',
      },
    ],
    sample: {
      label: 'Mfano wa tiketi',
      event: 'Sauti za Pwani',
      place: 'Fort Jesus, Mombasa',
      day: 'Jumamosi 12 Des, 19:00 EAT',
      tier: 'Kawaida',
      price: 'KES 200',
      code: 'Msimbo wa QR wa mfano wa tiketi',
      admitted: 'Ameruhusiwa Lango A',
    },
    voicesTitle: 'Watu wanasemaje',
    previous: 'Ushuhuda uliotangulia',
    next: 'Ushuhuda unaofuata',
    voicesHint: 'Shuhuda. Vishale vya kibodi husogeza kati yao.',
    voiceOf: (at, all) => `${at} kati ya ${all}`,
    voices: [
      {
        quote:
          'Nilinunua mchana, na saa mbili usiku nilikuwa nacheza. Tiketi ilifika kwenye simu kabla sijaiweka chini.',
        name: 'Wanjiku Kamau',
        role: 'Mpenda matamasha, Nairobi',
      },
      {
        quote: 'Hatukuwa na mtandao usiku kucha. Watu elfu mbili waliingia, na hakuna aliyeingia mara mbili.',
        name: 'Baraka Mushi',
        role: 'Mkuu wa lango, Bagamoyo',
      },
      {
        quote: 'Tiketi bandia zilitugharimu sehemu ya kumi ya mapato. Msimu huu hakuna hata moja.',
        name: 'Achieng Odhiambo',
        role: 'Mkurugenzi wa tamasha, Kisumu',
      },
      {
        quote: 'Bendi yetu inaona kilichoingia na kilicho chetu, dakika ileile na mwandaaji.',
        name: 'Kato Ssemakula',
        role: 'Kiongozi wa bendi, Kampala',
      },
      {
        quote: 'Mama yangu ana miaka sabini. Alichapisha yake, na ilifanya kazi sawa na yangu.',
        name: 'Uwase Ingabire',
        role: 'Mpenda maigizo, Kigali',
      },
      {
        quote:
          'Niliandaa usiku mzima Jumapili alasiri: madaraja matatu, malango mawili na timu ya watu sita.',
        name: 'Salim Abdalla',
        role: 'Mwandaaji, Jiji la Zanzibar',
      },
      {
        quote: 'Kwa mkaguzi ni furaha: kila shilingi ina mstari, na kila mstari una tiketi.',
        name: 'Naisula Lekishon',
        role: 'Mkaguzi, Arusha',
      },
    ],
    actionTitle: 'Pata burudani yako ijayo, au iandae',
    actionText: 'Mamia ya matukio yanakusubiri. Na kama lako halipo, dakika kumi zinatosha kuliongeza.',
    actionEvents: 'Tazama Matukio',
    actionIssuer: 'Kuwa Mwandaaji',
  },
  maintenanceTexts: {
    banner: 'Passa iko katika matengenezo. Unaweza kutazama kila kitu; mabadiliko yasubiri yaishe.',
    bannerAdmin: 'Hali ya matengenezo imewashwa. Wasimamizi wa mfumo pekee wanaweza kubadilisha chochote.',
  },
  shellTexts: {
    product: 'Passa',
    skip: 'Ruka hadi maudhui',
    signIn: 'Ingia',
    logout: 'Toka',
    search: 'Tafuta',
    searchHint: 'Matukio, tiketi, watu, kurasa',
    searchPartner: 'Mshirika',
    searchNothing: 'Hakuna kilichopatikana',
    toDark: 'Washa hali ya giza',
    toLight: 'Washa hali ya mwanga',
    openMenu: 'Fungua menyu',
    closeMenu: 'Funga menyu',
    language: 'Lugha',
    collapse: 'Kunja menyu ya kando',
    expand: 'Kunjua menyu ya kando',
    more: 'Zaidi',
    dashboardTitle: 'Dashibodi ya Passa',
    dashboardLoading: 'Inapakia dashibodi...',
    welcome: 'Karibu! Usajili umekamilika',
    issuerCopied: 'Imenakiliwa',
  },
};

export const calls: Translation<'callTexts'> = {
  callTexts: {
    authenticationRequired: 'Tafadhali ingia kwanza',
    authenticationFailed: 'Utambulisho umeshindikana',
    noValidApiKey: 'Hakuna ufunguo wa API ulio halali',
    noToken: 'Hujaingia',
    keyGenerationFailed: 'Imeshindikana kutengeneza ufunguo wa API',
    network: 'Hitilafu ya mtandao',
    networkTryAgain: 'Hitilafu ya mtandao. Tafadhali jaribu tena.',
    http: (status, body) => `HTTP ${status}: ${body}`,
    serverError: (status) => `Hitilafu ya seva: ${status}`,
    result: (message) => `Hitilafu: ${message}`,
    forbidden: 'Jukumu lako haliruhusu hili.',
    notFound: 'Hatukuweza kukipata.',
    rateLimited: 'Umejaribu mara nyingi kwa muda mfupi. Tafadhali subiri kidogo.',
    rateLimitedFor: (minutes) => `Umejaribu mara nyingi. Tafadhali jaribu tena baada ya dakika ${minutes}.`,
    internal: 'Kuna hitilafu upande wetu. Tafadhali jaribu tena.',
    retry: 'Jaribu tena',
    loadFailed: (what) => `Hatukuweza kupakia ${what}.`,
  },
};
