import type { EventCategory } from '../../platform/vocabulary.ts';

/** A show of the demo. Times are relative to the day of the seeding, so that there are always upcoming shows. */
export interface DemoShow {
  name: string;
  description: string;
  venue: string;
  category: EventCategory;
  /** Days from now; 0 is in progress. */
  inDays: number;
  /** Start hour in East Africa Time, and duration in hours. */
  hour: number;
  hours: number;
  tiers: { tier: string; count: number; price: string; currency: 'USD' | 'XLM' | 'KES'; sold: number }[];
  /** Capacity that all its tiers share. */
  room?: { name: string; capacity: number };
  draft?: true;
}

export const DEMO_SHOWS: readonly DemoShow[] = [
  {
    name: 'Benga & Beyond',
    description:
      'Guitars that never stop. Three generations of benga players share one stage, from the lakeside pioneers to the producers who sample them. Grilled tilapia, cold passion juice and a dance floor under the jacarandas.',
    venue: 'The Alchemist, Nairobi, Kenya',
    category: 'music',
    inDays: 0,
    hour: 16,
    hours: 9,
    tiers: [
      { tier: 'regular', count: 120, price: '1500', currency: 'KES', sold: 34 },
      { tier: 'vip', count: 20, price: '4500', currency: 'KES', sold: 6 },
    ],
  },
  {
    name: 'Sauti za Pwani',
    description:
      'Taarab at sunset, bongo flava after dark. A night by the ocean with the voices of the coast, drummers from Lamu and a late set on the sand.',
    venue: 'Fort Jesus, Mombasa, Kenya',
    category: 'music',
    inDays: 12,
    hour: 18,
    hours: 6,
    tiers: [
      { tier: 'regular', count: 60, price: '2000', currency: 'KES', sold: 56 },
      { tier: 'vip', count: 12, price: '6000', currency: 'KES', sold: 9 },
    ],
  },
  {
    name: 'Kampala Jazz Nights',
    description:
      'Horns, keys and a river of percussion on the roof of the city. An intimate evening for forty guests, with dinner between the sets.',
    venue: 'Skyz Terrace, Kampala, Uganda',
    category: 'music',
    inDays: 9,
    hour: 19,
    hours: 5,
    tiers: [{ tier: 'regular', count: 40, price: '35', currency: 'USD', sold: 40 }],
  },
  {
    name: 'Rift Valley Trail Run',
    description:
      'Twenty-one kilometres along the escarpment at 2,400 metres, where champions train at dawn. Water every three kilometres, chapati and sweet tea at the finish.',
    venue: 'Iten Gate, Iten, Kenya',
    category: 'sports',
    inDays: 26,
    hour: 6,
    hours: 6,
    tiers: [
      { tier: 'regular', count: 400, price: '25', currency: 'USD', sold: 31 },
      { tier: 'premium', count: 50, price: '60', currency: 'USD', sold: 7 },
    ],
  },
  {
    name: 'Lake Victoria Regatta',
    description:
      'Painted ngalawas against fibreglass: two days of racing on the gulf, with a fish market and live commentary from the jetty.',
    venue: 'Dunga Beach, Kisumu, Kenya',
    category: 'sports',
    inDays: 40,
    hour: 9,
    hours: 32,
    tiers: [{ tier: 'regular', count: 800, price: '700', currency: 'KES', sold: 22 }],
  },
  {
    name: 'Kigali Night Half Marathon',
    description:
      'The hills by lamplight. Closed roads, brass bands on every climb and a finish in the arena before midnight.',
    venue: 'BK Arena, Kigali, Rwanda',
    category: 'sports',
    inDays: 61,
    hour: 19,
    hours: 5,
    tiers: [
      { tier: 'regular', count: 1500, price: '18', currency: 'USD', sold: 14 },
      { tier: 'vip', count: 100, price: '75', currency: 'USD', sold: 3 },
    ],
  },
  {
    name: 'Dhow Film Nights',
    description:
      'Shorts from the Swahili coast shown on a sail. Bring a cushion; the harbour brings the breeze. Talks with the film makers after each screening.',
    venue: 'Forodhani Gardens, Zanzibar City, Tanzania',
    category: 'arts',
    inDays: 17,
    hour: 19,
    hours: 4,
    tiers: [
      { tier: 'regular', count: 200, price: '8', currency: 'USD', sold: 19 },
      { tier: 'premium', count: 30, price: '20', currency: 'USD', sold: 5 },
    ],
  },
  {
    name: 'Clay & Canvas',
    description:
      'Forty studios open their doors for a weekend. Throw a pot, carve a print, meet the painters of the new Nairobi school.',
    venue: 'Kuona Artists Collective, Nairobi, Kenya',
    category: 'arts',
    inDays: 20,
    hour: 10,
    hours: 30,
    tiers: [{ tier: 'regular', count: 300, price: '1000', currency: 'KES', sold: 16 }],
  },
  {
    name: 'Sigana Storytelling Evening',
    description:
      'Stories that answer back. Masters of sigana lead the room through riddles, chants and tales that end only when the audience says so.',
    venue: 'Kenya National Theatre, Nairobi, Kenya',
    category: 'arts',
    inDays: 5,
    hour: 18,
    hours: 3,
    tiers: [
      { tier: 'regular', count: 150, price: '800', currency: 'KES', sold: 27 },
      { tier: 'vip', count: 20, price: '2500', currency: 'KES', sold: 4 },
    ],
    room: { name: 'Main hall', capacity: 150 },
  },
  {
    name: 'Highland Coffee Forum',
    description:
      'Growers, roasters and buyers of four countries around one table. Cuppings all morning, contracts in the afternoon, and a field day on the slopes of Meru.',
    venue: 'AICC, Arusha, Tanzania',
    category: 'business',
    inDays: 33,
    hour: 8,
    hours: 10,
    tiers: [
      { tier: 'regular', count: 250, price: '90', currency: 'USD', sold: 12 },
      { tier: 'vip', count: 30, price: '240', currency: 'USD', sold: 2 },
    ],
  },
  {
    name: 'Women in Trade Breakfast',
    description:
      'Founders who sell across borders compare notes before the working day begins: customs, credit and the first employee.',
    venue: 'Serena Hotel, Kampala, Uganda',
    category: 'business',
    inDays: 15,
    hour: 7,
    hours: 3,
    tiers: [{ tier: 'regular', count: 90, price: '40', currency: 'USD', sold: 13 }],
  },
  {
    name: 'Port & Rail Logistics Day',
    description:
      'From berth to border in one day: a walk through the new terminal, a ride on the freight line and a round table on what still takes too long.',
    venue: 'Bandari College, Mombasa, Kenya',
    category: 'business',
    inDays: 75,
    hour: 9,
    hours: 8,
    tiers: [{ tier: 'regular', count: 180, price: '5500', currency: 'KES', sold: 0 }],
    draft: true,
  },
  {
    name: 'Mobile Money Summit',
    description:
      'The people who taught the world to pay by phone on what comes next: open rails, small credit, and payments without a network.',
    venue: 'KICC, Nairobi, Kenya',
    category: 'technology',
    inDays: 29,
    hour: 9,
    hours: 9,
    tiers: [
      { tier: 'regular', count: 600, price: '12000', currency: 'KES', sold: 18 },
      { tier: 'premium', count: 80, price: '25000', currency: 'KES', sold: 4 },
    ],
  },
  {
    name: 'Addis AI Days',
    description:
      'Language models that speak Amharic, Oromo and Tigrinya. Workshops for students in the morning, demos by young companies until late.',
    venue: 'Science Museum, Addis Ababa, Ethiopia',
    category: 'technology',
    inDays: 47,
    hour: 9,
    hours: 33,
    tiers: [
      { tier: 'regular', count: 500, price: '120', currency: 'XLM', sold: 15 },
      { tier: 'vip', count: 40, price: '480.5', currency: 'XLM', sold: 2 },
    ],
  },
  {
    name: 'Thousand Hills Drone Expo',
    description:
      'Medicine by air, maps by the hour and a night show of three hundred lights above the valley.',
    venue: 'Kigali Convention Centre, Kigali, Rwanda',
    category: 'technology',
    inDays: 54,
    hour: 10,
    hours: 8,
    tiers: [{ tier: 'regular', count: 350, price: '22', currency: 'USD', sold: 11 }],
  },
];

/** The show whose revenue a contract shares, and its tier that is sold for lumens. */
export const SHARED_SHOW = { name: 'Addis AI Days', tier: 'regular', price: '120' } as const;

export const DEMO_BUYERS: readonly string[] = [
  'Wanjiru Kamau',
  'Otieno Odhiambo',
  'Amina Yusuf',
  'Juma Mwinyi',
  'Nakato Namubiru',
  'Mugisha Ronald',
  'Uwase Diane',
  'Habimana Eric',
  'Selam Tesfaye',
  'Abebe Girma',
  'Neema Mushi',
  'Baraka Massawe',
  'Chebet Kiptoo',
  'Kipchoge Rotich',
  'Zawadi Mwakio',
  'Fatma Salim',
  'Achieng Auma',
  'Mwangi Njoroge',
  'Tumaini Lema',
  'Ishimwe Grace',
  'Kato Ssemakula',
  'Halima Noor',
];
