import type { Translation } from '../../language/catalogue.ts';
import type * as devices from '../devices.ts';

export default {
  pairingTexts: {
    offer: 'Unganisha simu hii',
    offerLead: 'Bila nenosiri: mwandaaji anathibitisha msimbo.',
    show: {
      title: 'Unganisha simu hii',
      lead: 'Mwonyeshe mwandaaji msimbo huu.',
      loading: 'Msimbo unaandaliwa',
      qr: 'Msimbo wa QR wa mwandaaji',
      code: 'Msimbo',
      number: 'Skrini zote mbili zinaonyesha',
      steps: [
        'Mwandaaji anaskani msimbo wa QR, au anaandika msimbo chini ya Wakaguzi, Unganisha simu.',
        'Linganisheni tarakimu nne kwenye skrini zote mbili.',
        'Mwandaaji anathibitisha.',
      ],
      waits: 'Inasubiri mwandaaji. Msimbo unafanya kazi mara moja, kwa dakika 5.',
      expired: 'Msimbo huu hautumiki tena.',
      again: 'Msimbo mpya',
      back: 'Ingia badala yake',
      waiting: (count) =>
        count === 1
          ? 'Skani moja kwenye simu hii haijapakiwa bado. Ingia kwanza ili kuipakia.'
          : `Skani ${count} kwenye simu hii hazijapakiwa bado. Ingia kwanza ili kuzipakia.`,
    },
    pin: {
      title: 'PIN ya wahudumu',
      lead: 'Mwandaaji ameilinda mipangilio ya simu hii kwa PIN.',
      label: 'PIN ya wahudumu',
      enter: 'Endelea',
      show: 'Onyesha PIN',
      wrong: 'PIN si sahihi.',
      wait: (seconds) => `PIN si sahihi. Jaribu tena baada ya sekunde ${seconds}.`,
    },
    cutOff: {
      title: 'Simu hii imeondolewa',
      lead: 'Mwandaaji amesitisha ufikiaji wake. Ilichojua kuhusu tukio kimefutwa.',
      handingIn: 'Inatuma skani ambazo simu hii bado inazo. Iache wazi na mtandaoni.',
      wiped: 'Hakuna kilichobaki cha tukio kwenye simu hii.',
      left: 'Baadhi ya mauzo hayakuweza kukabidhiwa. Yaandike kwa ajili ya mwandaaji wako.',
      noted: 'Yameandikwa: yafute',
      again: 'Unganisha tena',
    },
    name: 'Imeunganishwa kama',
    profile: 'Inaweza',
    profiles: {
      SCAN_ONLY: 'kuskani tu',
      SCAN_AND_SEARCH: 'kuskani na kutafuta',
      BOX_OFFICE: 'kuuza mlangoni',
    },
  },
} satisfies Translation<typeof devices>;
