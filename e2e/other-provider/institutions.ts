/** The institutions of the other provider, as it keeps them. All are invented. */
export type Institution = {
  id: number
  name: string
  typeId: string
  streamIds: string[]
  districtId: string
  cityId?: string
  rating?: number
  isResidential?: boolean
  courses: { name: string; category?: string; duration?: string; fees?: number; seats?: number }[]
}

const LONG_NAME = 'The Very Long Name of a Residential Institute of Applied Arts, Sciences and Crafts '
  .repeat(4)
  .slice(0, 300)

/** Institutions whose answers are peculiar; tests name them by these. */
export const PECULIAR = {
  complete: 9001,
  nameOnly: 9002,
  wrongTypes: 9003,
  longName: 9004,
  manyPictures: 9005,
  htmlLike: 9006,
  emoji: 9007,
  rightToLeft: 9008,
  kannada: 9009,
  brokenPictures: 9010,
  /** Has no name: it counts in totals, but cannot be shown. */
  nameless: 9026,
} as const

const PECULIAR_INSTITUTIONS: Institution[] = [
  {
    id: PECULIAR.complete,
    name: 'Kaveri Valley Institute of Engineering',
    typeId: '11',
    streamIds: ['1101', '1102', '1103'],
    districtId: '501',
    cityId: '5011',
    rating: 4.6,
    isResidential: true,
    courses: [
      { name: 'Computer Science', category: 'Bachelor of Engineering', duration: '4 years', fees: 112410, seats: 120 },
      { name: 'Civil', category: 'Bachelor of Engineering', duration: '4 years', fees: 86000, seats: 60 },
      { name: 'Structures', category: 'Master of Technology', duration: '2 years', fees: 95500, seats: 18 },
    ],
  },
  { id: PECULIAR.nameOnly, name: 'Tunga Arts College', typeId: '13', streamIds: [], districtId: '504', courses: [] },
  {
    id: PECULIAR.wrongTypes,
    name: 'Bhadra Institute of Odd Answers',
    typeId: '11',
    streamIds: ['1102'],
    districtId: '503',
    cityId: '5031',
    rating: 3,
    courses: [{ name: 'Civil', fees: 50000 }],
  },
  {
    id: PECULIAR.longName,
    name: LONG_NAME,
    typeId: '13',
    streamIds: ['1301'],
    districtId: '505',
    cityId: '5051',
    rating: 2.4,
    isResidential: true,
    courses: [{ name: 'Bachelor of Commerce with a Very Long Name in Accounting, Taxation and Trade', fees: 21000 }],
  },
  {
    id: PECULIAR.manyPictures,
    name: 'Sharavathi Polytechnic',
    typeId: '12',
    streamIds: ['1201', '1202'],
    districtId: '502',
    cityId: '5021',
    rating: 3.9,
    courses: [
      { name: 'Diploma in Electronics', category: 'Diploma', duration: '3 years', fees: 18500, seats: 60 },
      // More than a page shows at first.
      ...Array.from({ length: 12 }, (_, index) => ({ name: `Elective ${index + 1}` })),
    ],
  },
  {
    id: PECULIAR.htmlLike,
    name: 'Netravati <b>Law</b> & "Justice" School',
    typeId: '15',
    streamIds: ['1501'],
    districtId: '502',
    rating: 1.5,
    courses: [{ name: 'B.A. <script>alert(1)</script> LL.B.', category: '<i>Law</i>', fees: 64000 }],
  },
  {
    id: PECULIAR.emoji,
    name: 'Hemavathi Nursing School 🩺',
    typeId: '14',
    streamIds: [],
    districtId: '501',
    cityId: '5012',
    rating: 5,
    courses: [{ name: 'B.Sc. Nursing 👩🏽‍⚕️', fees: 140000, seats: 40 }],
  },
  {
    id: PECULIAR.rightToLeft,
    name: 'کلبرگی کالج آف کامرس',
    typeId: '13',
    streamIds: ['1301'],
    districtId: '503',
    cityId: '5031',
    rating: 4,
    courses: [{ name: 'Bachelor of Commerce', fees: 24000 }],
  },
  {
    id: PECULIAR.kannada,
    name: 'Kuvempu Hills College',
    typeId: '13',
    streamIds: ['1301', '1302'],
    districtId: '504',
    rating: 4.1,
    courses: [{ name: 'Bachelor of Science', category: 'Bachelor', duration: '3 years', fees: 31000, seats: 90 }],
  },
  {
    id: PECULIAR.brokenPictures,
    name: 'Malaprabha Engineering College',
    typeId: '11',
    streamIds: ['1103'],
    districtId: '505',
    cityId: '5051',
    rating: 3.2,
    courses: [{ name: 'Mechanical', category: 'Bachelor of Engineering', fees: 450000 }],
  },
]

const RIVERS = ['Kabini', 'Arkavathi', 'Shimsha', 'Palar', 'Ghataprabha', 'Vedavathi', 'Kali', 'Gurupura', 'Kumudvathi']
const PLACES = [
  ['501', '5011'],
  ['502', '5021'],
  ['503', '5031'],
  ['505', '5051'],
] as const
const KINDS = [
  { typeId: '11', streamId: '1101', name: 'Engineering College', course: 'Computer Science', fees: 98000 },
  { typeId: '12', streamId: '1202', name: 'Polytechnic', course: 'Diploma in Automobile', fees: 15000 },
  { typeId: '13', streamId: '1302', name: 'Science College', course: 'Bachelor of Science', fees: 28000 },
] as const

/** Fifteen plain ones, 9011 to 9025, spread over kinds and places. */
const PLAIN_INSTITUTIONS: Institution[] = Array.from({ length: 15 }, (_, index) => {
  const kind = KINDS[index % KINDS.length] ?? KINDS[0]
  const [districtId, cityId] = PLACES[index % PLACES.length] ?? PLACES[0]
  return {
    id: 9011 + index,
    name: `${RIVERS[index % RIVERS.length]} ${kind.name}${index < RIVERS.length ? '' : ' for Women'}`,
    typeId: kind.typeId,
    streamIds: [kind.streamId],
    districtId,
    cityId,
    ...(index % 4 === 3 ? {} : { rating: 1 + ((index * 7) % 40) / 10 }),
    isResidential: index % 5 === 0,
    courses: [{ name: kind.course, fees: kind.fees + index * 1000, ...(index % 2 === 0 ? { seats: 60 } : {}) }],
  }
})

const NAMELESS: Institution = {
  id: PECULIAR.nameless,
  name: '',
  typeId: '14',
  streamIds: [],
  districtId: '504',
  courses: [],
}

export const INSTITUTIONS: readonly Institution[] = [...PECULIAR_INSTITUTIONS, ...PLAIN_INSTITUTIONS, NAMELESS]
