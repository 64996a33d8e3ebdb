import type * as about from '../../../content/about.ts';
import type * as careers from '../../../content/careers.ts';
import type * as contact from '../../../content/contact.ts';
import type * as features from '../../../content/features.ts';
import type * as pricing from '../../../content/pricing.ts';
import type { Translation } from '../../../language/catalogue.ts';

export default {
  about: {
    title: 'Kuhusu Sisi',
    lead: 'Tunatengeneza kile kipande kidogo cha karatasi kati yako na jioni njema, na tunakitengeneza vizuri.',
    storyTitle: 'Hadithi yetu',
    story: [
      'Mwaka 2021 watu mia nne walibaki nje ya onyesho la taarab mjini Mombasa wakiwa na tiketi ambazo mtu alikuwa amezinakili. Wanamuziki walitumbuiza ukumbi uliojaa nusu, huku waliolipa wakirudi nyumbani.',
      'Sisi tulikuwa miongoni mwao. Tuliona kwamba tiketi inapaswa kuwa kitu kisichoweza kunakiliwa, ambacho mlinzi mwenye simu ya zamani anaweza kukikagua katikati ya uwanja, na kinachomwonyesha kila aliyefanya kazi ya jioni hiyo ilichoingiza.',
      'Hiyo ndiyo Passa. Kila tiketi inasainiwa na mwandaaji wake, wageni hulipa kwa M-Pesa na lango halihitaji mtandao, na fedha zinagawanywa kama ilivyokubaliwa, mahali ambapo wote wanaona.',
    ],
    stats: [
      { figure: '50,000+', label: 'tiketi' },
      { figure: '500+', label: 'matukio' },
      { figure: '100+', label: 'waandaaji' },
      { figure: '99.9%', label: 'ya muda tuko hewani' },
    ],
    valuesTitle: 'Tunachokithamini',
    values: [
      {
        title: 'Uaminifu tangu msingi',
        text: 'Tunachoahidi kinaweza kukaguliwa: saini, kumbukumbu, malipo. Hakuna anayelazimika kutuamini kwa maneno tu.',
      },
      {
        title: 'Imetengenezwa kwa mazingira yetu',
        text: 'M-Pesa, mitandao ya polepole, simu za kushirikiana, pesa taslimu langoni. Kisichofanya kazi Kisumu saa tatu usiku, hakifanyi kazi.',
      },
      {
        title: 'Msanii analipwa',
        text: 'Jioni njema ina waandaaji wengi. Kila mmoja anaona fungu lake, na hakuna anayesubiri hisani ya mwingine.',
      },
      {
        title: 'Wazi na wema',
        text: 'Maneno mafupi, bei zilizo wazi, na mtu anayejibu mambo yanapokwenda mrama.',
      },
    ],
    teamTitle: 'Timu yetu',
    team: [
      {
        name: 'Amina Hassan',
        role: 'Mwanzilishi na Mkurugenzi Mkuu',
        text: 'Aliendesha matamasha pwani kwa miaka kumi na moja, na kuhesabu tiketi bandia.',
      },
      {
        name: 'Daniel Kiprono',
        role: 'Uhandisi',
        text: 'Anajenga kisichopaswa kushindwa, na analala vizuri.',
      },
      {
        name: 'Grace Nakato',
        role: 'Bidhaa na Usanifu',
        text: 'Huchapisha kila skrini mara moja, aone kama ni tiketi.',
      },
      {
        name: 'Jean-Paul Habimana',
        role: 'Waandaaji na Washirika',
        text: 'Anamjua kila msimamizi wa jukwaa kati ya Kigali na Lamu.',
      },
      {
        name: 'Zawadi Mrema',
        role: 'Huduma kwa Wateja',
        text: 'Hujibu siku hiyo hiyo, kwa lugha nne.',
      },
    ],
    nextTitle: 'Karibu nasi',
    nextText:
      'Tunapenda kusikia kutoka kwa watu: wanaotoka kuburudika, wanaotumbuiza, na wanaopenda kufanya kazi nasi.',
    careers: 'Tazama nafasi za kazi',
    contact: 'Wasiliana nasi',
  },
  careers: {
    title: 'Nafasi za Kazi',
    lead: 'Timu ndogo, jioni njema, na kazi ambayo maelfu ya watu wanaishika mkononi.',
    benefitsTitle: 'Unachopata',
    benefits: [
      {
        title: 'Fanya kazi ulipo',
        text: 'Nairobi, Kampala, Kigali au jikoni kwako. Tunakutana ana kwa ana mara nne kwa mwaka.',
      },
      {
        title: 'Likizo ni likizo',
        text: 'Siku thelathini kwa mwaka, na hakuna anayekupigia simu katika siku hizo.',
      },
      { title: 'Sehemu ya kampuni', text: 'Kila anayeijenga Passa anamiliki kipande chake.' },
      { title: 'Afya ya familia', text: 'Bima kamili kwako, mwenzi wako na watoto wako.' },
      { title: 'Tiketi mbili kwa mwezi', text: 'Za chochote unachopenda. Sisi tunauita utafiti.' },
      {
        title: 'Nafasi ya kujifunza',
        text: 'Bajeti ya vitabu, kozi na mkutano ambao ungependa kuhudhuria.',
      },
    ],
    cultureTitle: 'Jinsi tunavyofanya kazi',
    culture: [
      'Tunaandika mambo, ili mikutano iwe mifupi na si kila mtu alazimike kuhudhuria yote.',
      'Tunajaribu langoni. Kila mtu, hata waanzilishi, hufanya kazi usiku mmoja kila msimu katika lango la tukio, akiwa na bidhaa mkononi.',
      'Tunasema mapema tulipokosea. Tiketi inayoshindwa saa mbili usiku ni kosa ambalo tungeweza kuambiana asubuhi.',
    ],
    positionsTitle: 'Nafasi zilizo wazi',
    none: 'Hakuna nafasi zilizo wazi',
    noneBody: 'Kwa sasa hatuajiri. Tuandikie hata hivyo, kama ungefaa hapa: barua nzuri tunazitunza.',
    contact: 'Tuandikie',
    apply: 'Omba nafasi',
  },
  contact: {
    title: 'Wasiliana Nasi',
    lead: 'Kuhusu tiketi, tukio au kufanya kazi pamoja: tuandikie. Tunajibu ndani ya saa 24.',
    infoTitle: 'Tunapopatikana',
    email: { label: 'Barua pepe', text: 'hello@passa.test', href: 'mailto:hello@passa.test' },
    phone: { label: 'Simu', text: '+254 700 727 722', href: 'tel:+254700727722' },
    address: { label: 'Ofisi', text: 'Biashara Street 14, Nairobi, Kenya' },
    socialTitle: 'Tufuate',
    social: [
      { name: 'Twitter', href: 'https://twitter.com/passatickets' },
      { name: 'Facebook', href: 'https://facebook.com/passatickets' },
      { name: 'Instagram', href: 'https://instagram.com/passatickets' },
      { name: 'LinkedIn', href: 'https://linkedin.com/company/passatickets' },
    ],
    hoursTitle: 'Saa za kazi',
    hours: [
      { days: 'Jumatatu hadi Ijumaa', open: '9:00 hadi 18:00' },
      { days: 'Jumamosi', open: '10:00 hadi 16:00' },
      { days: 'Jumapili', open: 'Tumefunga' },
    ],
    hoursZone: 'Saa za Afrika Mashariki (EAT)',
    formTitle: 'Tutumie ujumbe',
    name: 'Jina',
    emailField: 'Barua pepe',
    subject: 'Mada',
    message: 'Ujumbe',
    send: 'Tuma Ujumbe',
    promise: 'Tunajibu ndani ya saa 24.',
    failed: 'Ujumbe wako haukutumwa. Bado uko hapa: tafadhali jaribu tena.',
  },
  features: {
    title: 'Vipengele',
    lead: 'Kila kitu kati ya bango la kwanza na mgeni wa mwisho.',
    groups: [
      {
        title: 'Kwa wageni',
        text: 'Tafuta tukio, nunua kwa dakika moja, ingia.',
        points: [
          { title: 'Tafuta huku ukiandika', text: 'Kwa jina, mahali au aina, yaliyo karibu kwanza.' },
          {
            title: 'Lipa upendavyo',
            text: 'Kwa M-Pesa, kadi au pochi, au weka nafasi na ulipe langoni.',
          },
          {
            title: 'Kwa barua pepe papo hapo',
            text: 'Tiketi kama PDF, kama faili iliyosainiwa na kama tukio la kalenda.',
          },
          { title: 'Bila mtandao', text: 'Tiketi yako inafunguka kwenye simu yako popote ulipo.' },
          { title: 'Hakiki mwenyewe', text: 'Yeyote anaweza kuhakiki tiketi yoyote kwenye kivinjari.' },
        ],
      },
      {
        title: 'Kwa waandaaji',
        text: 'Andaa, uza na ujue ulipofikia.',
        points: [
          {
            title: 'Aina za tiketi kwa dakika',
            text: 'Bei kwa USD, KES au XLM, kila aina na muda wake.',
          },
          {
            title: 'Hakuna nafasi inayouzwa mara mbili',
            text: 'Nafasi inachukuliwa na tiketi yake kutengenezwa kwa hatua moja, au la kabisa.',
          },
          {
            title: 'Takwimu za moja kwa moja',
            text: 'Mauzo, mapato na walioingia kadiri inavyotokea, lango kwa lango.',
          },
          {
            title: 'Marejesho yanayorejesha',
            text: 'Oda moja au tukio zima, hadi fedha zilikotoka.',
          },
          {
            title: 'Timu yenye majukumu',
            text: 'Wamiliki, wasimamizi, fedha, wakaguzi na walinzi wa lango.',
          },
        ],
      },
      {
        title: 'Kwa lango',
        text: 'Simu moja inatosha.',
        points: [
          { title: 'Kamera, skana au kubandika', text: 'Chochote kilicho karibu kinasoma msimbo.' },
          {
            title: 'Inafanya kazi bila mtandao',
            text: 'Saini hukaguliwa kwenye kifaa, na skani hupakiwa baadaye.',
          },
          { title: 'Majibu yaliyo wazi', text: 'Rangi, sauti na sababu kwa maneno.' },
          {
            title: 'Kuingia mara moja kwa tiketi',
            text: 'Tiketi zilizotumika, zilizobatilishwa na zilizoisha muda hutofautishwa.',
          },
        ],
      },
      {
        title: 'Kwa washirika',
        text: 'Fedha zinazokwenda zilikokubaliwa.',
        points: [
          {
            title: 'Mikataba yenye mafungu',
            text: 'Asilimia na viwango maalum visivyopoteza hata senti.',
          },
          {
            title: 'Saini nyingi',
            text: 'Hakuna anayehamisha fedha za tukio peke yake, na sisi pia.',
          },
          { title: 'Vitabu vilivyo wazi', text: 'Kila muamala ni mstari ambao washirika wanaweza kuusoma.' },
        ],
      },
    ],
    actionTitle: 'Ione ikifanya kazi',
    explore: 'Tazama Matukio',
    verify: 'Hakiki tiketi',
    becomeIssuer: 'Kuwa Mwandaaji',
  },
  pricing: {
    title: 'Bei',
    lead: 'Bei iliyo kwenye tiketi ndiyo mgeni anayolipa kwa M-Pesa, kadi au langoni. Hakuna kinachoongezwa.',
    plans: [
      {
        name: 'Kwa wageni',
        price: 'Bure',
        text: 'Daima.',
        points: [
          'Hakuna ada ya kuweka nafasi wala ya huduma',
          'M-Pesa, kadi au langoni, mwandaaji anavyoruhusu',
          'Tiketi kwa barua pepe, kwenye simu yako na kwenye karatasi',
          'Marejesho hurudi kwa njia uliyolipa',
        ],
        action: { label: 'Tazama Matukio', to: '/events' },
        isFeatured: false,
      },
      {
        name: 'Kwa waandaaji',
        price: 'Bure',
        text: 'Hatuchukui sehemu ya malipo kwenye akaunti zako.',
        points: [
          'Unalipwa papo hapo kwenye paybill au till yako ya M-Pesa',
          'Matukio, aina na tiketi kadiri upendavyo',
          'Programu ya lango kwenye simu zozote',
          'Takwimu za moja kwa moja, ripoti na usafirishaji wa data',
          'Mikataba na washirika, iliyosainiwa na kulipwa',
          'Wafanyakazi wenye majukumu, kadiri unavyohitaji',
        ],
        action: { label: 'Kuwa Mwandaaji', to: '/auth' },
        isFeatured: true,
      },
      {
        name: 'Kwa kumbi kubwa',
        price: 'Tuzungumze',
        text: 'Kumbi kadhaa, mifumo yenu, mahitaji maalum.',
        points: [
          'Kila kitu walicho nacho waandaaji',
          'Msaada langoni kwa jioni za kwanza',
          'Kuunganishwa na mifumo yenu',
          'Mtu wenu wa kupigia simu',
        ],
        action: { label: 'Wasiliana nasi', to: '/contact' },
        isFeatured: false,
      },
    ],
    questionsTitle: 'Maswali yanayoulizwa',
    questions: [
      {
        question: 'Ninapata pesa zangu lini?',
        answer:
          'M-Pesa: papo hapo, kwenye paybill au till yako, na unazitoa kwenye tovuti ya Safaricom. Kadi: kwenye akaunti yako ya Stripe, Paystack au Pesapal, inayolipa kama kwa mauzo yako mengine. Langoni: papo hapo, mikononi mwa timu yako.',
      },
      {
        question: 'M-Pesa na kadi zinanigharimu nini?',
        answer:
          'Kile Safaricom au mtoa huduma wako wa kadi anachokutoza: mkataba ni wako nao. Passa haichukui chochote humo, na ukurasa wa Pesa wa kila tukio unaonyesha ada ambazo mtoa huduma ametaja.',
      },
      {
        question: 'Nikiwa sina paybill wala till?',
        answer:
          'Wageni wanaweza kulipa langoni. Mwendeshaji akiliruhusu shirika lako, Passa pia hukusanya kwa niaba yako: hubaki na asilimia unayoiona kabla ya kuchagua pamoja na ada za mtoa huduma, na kulipa kilichobaki kwenye simu au akaunti yako ya benki.',
      },
      {
        question: 'Je, mnachukua sehemu ya tunachouza langoni?',
        answer: 'La. Mnachokusanya langoni ni chenu.',
      },
      {
        question: 'Washirika hulipwaje?',
        answer:
          'Kinacholipwa kwa pochi huenda kwenye akaunti ya mkataba wako, na kila mgao uliosainiwa na washirika huwalipa wote kwa pamoja. Ulichokusanya kwa M-Pesa, kadi au langoni ni chako kugawa; mkataba unakionyesha kwa wote waliosaini.',
      },
      {
        question: 'Je, ni pesa halisi?',
        answer:
          'Ndiyo: shilingi, na sarafu nyingine za bei zako. Pesa za majaribio hununua tiketi pale tu mwendeshaji anaporuhusu, na tiketi hizo husema hivyo.',
      },
    ],
  },
} satisfies Translation<typeof about & typeof careers & typeof contact & typeof features & typeof pricing>;
