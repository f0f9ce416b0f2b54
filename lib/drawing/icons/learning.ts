import { box, type Icon, ring } from '@/lib/drawing/icons/icon'

/** Choosing, learning, asking for advice. */
export const learning = {
  magnifier: { body: ring(42, 42, 27), accent: ring(42, 42, 10), lines: 'M62 62L83 83' },
  scales: {
    body: 'M10 54H34A12 11 0 0 1 10 54Z',
    accent: 'M62 54H86A12 11 0 0 1 62 54Z',
    lines: 'M48 14V82M32 82H64M22 26H74M22 26L10 54M22 26L34 54M74 26L62 54M74 26L86 54',
  },
  rupee: {
    body: ring(44, 50, 32),
    accent: ring(76, 22, 10),
    lines: 'M32 34H58M32 44H58M38 34C54 34 54 54 38 54H34L50 70',
  },
  pin: { body: 'M48 85C28 62 20 51 20 38A28 28 0 0 1 76 38C76 51 68 62 48 85Z', accent: ring(48, 38, 11) },
  star: { accent: 'M48 12L59 35.5L84 38.5L65.5 56L70.5 81L48 68.5L25.5 81L30.5 56L12 38.5L37 35.5Z' },
  document: {
    body: 'M22 12H58L74 28V84H22Z',
    accent: 'M58 12L74 28H58Z',
    lines: 'M34 44H62M34 57H62M34 70H50',
  },
  bubbles: {
    body: 'M18 14H58A7 7 0 0 1 65 21V43A7 7 0 0 1 58 50H36L23 62V50H18A7 7 0 0 1 11 43V21A7 7 0 0 1 18 14Z',
    accent: 'M78 38A7 7 0 0 1 85 45V65A7 7 0 0 1 78 72H74V84L61 72H46A7 7 0 0 1 39 65V63H58A18 18 0 0 0 76 45V38Z',
    lines: 'M25 27H51M25 37H43',
  },
  shield: {
    body: 'M48 10C58 18 70 21 82 21V46C82 64 68 78 48 86C28 78 14 64 14 46V21C26 21 38 18 48 10Z',
    accent: ring(48, 47, 18),
    lines: 'M39 47L46 54L58 41',
  },
  compass: { body: ring(48, 48, 36), accent: 'M64 32L55 55L32 64L41 41Z' },
  checklist: {
    body: box(18, 16, 60, 70, 8),
    accent: box(34, 9, 28, 15, 5),
    lines: 'M29 42L35 48L43 38M54 43H66M29 64L35 70L43 60M54 65H66',
  },
  signpost: {
    body: 'M20 18H66L78 28L66 38H20Z',
    accent: 'M76 46H34L22 56L34 66H76Z',
    lines: 'M48 10V18M48 38V46M48 66V88M34 88H62',
  },
  book: {
    body: 'M48 26C38 18 24 16 12 18V74C24 72 38 74 48 82C58 74 72 72 84 74V18C72 16 58 18 48 26Z',
    accent: 'M61 19V44L68 38L75 44V17C70 17 65 18 61 19Z',
    lines: 'M48 26V82M23 34C29 34 33 35 37 37M23 48C29 48 33 49 37 51',
  },
  pencil: { body: 'M62 14L82 34L36 80L12 84L16 60Z', accent: 'M62 14L82 34L72 44L52 24Z', lines: 'M16 60L36 80' },
  cap: {
    body: 'M48 20L90 40L48 60L6 40Z',
    accent: 'M24 49V68C36 82 60 82 72 68V49L48 60Z',
    lines: 'M83 44V68',
  },
  globe: {
    body: ring(46, 50, 34),
    accent: ring(76, 20, 9),
    lines: 'M12 50H80M46 16C30 34 30 66 46 84M46 16C62 34 62 66 46 84',
  },
  people: {
    body: `${ring(36, 32, 15)}M10 82C10 64 20 55 36 55C52 55 62 64 62 82Z`,
    accent: `${ring(70, 40, 11)}M70 59C81 59 87 68 87 82H62C62 72 58 65 58 62C62 60 66 59 70 59Z`,
  },
  calendar: {
    body: box(14, 20, 68, 64, 8),
    accent: 'M14 28A8 8 0 0 1 22 20H74A8 8 0 0 1 82 28V40H14Z',
    lines: 'M32 11V27M64 11V27M29 54H37M46 54H52M60 54H67M29 69H37M46 69H52',
  },
  clock: { body: ring(48, 48, 36), accent: ring(48, 48, 6), lines: 'M48 26V42M53 52L64 60' },
  target: { body: ring(44, 52, 34), accent: ring(44, 52, 10), lines: `${ring(44, 52, 22)}M51 45L82 14M70 12V26H84` },
  horizon: {
    accent: 'M24 60A24 24 0 0 1 72 60Z',
    lines: 'M8 60H88M18 72H78M30 84H66M48 12V24M16 28L24 36M80 28L72 36',
  },
  bulb: {
    body: 'M48 9A28 28 0 0 1 64 60V72H32V60A28 28 0 0 1 48 9Z',
    accent: 'M32 60H64V72H32Z',
    lines: 'M37 82H59M39 38L48 46L57 38M48 46V60',
  },
  chart: {
    body: 'M26 56H38V78H26ZM46 42H58V78H46Z',
    accent: 'M66 24H78V78H66Z',
    lines: 'M12 12V84H86',
  },
  key: { body: ring(32, 34, 21), accent: ring(32, 34, 8), lines: 'M47 49L82 84M67 69L76 60M76 78L84 70' },
  envelope: { body: box(10, 22, 76, 54, 7), accent: 'M13 24H83L48 52Z' },
  call: {
    body: 'M24 14H38L45 33L36 41C40 49 47 56 55 60L63 51L82 58V72C82 78 77 82 71 82C40 80 16 56 14 25C14 19 18 14 24 14Z',
    accent: ring(72, 24, 9),
  },
  handset: { body: box(26, 9, 44, 78, 9), accent: box(36, 21, 24, 18, 3), lines: 'M36 50H60M36 61H52M45 76H51' },
} satisfies Record<string, Icon>
