import { presentText } from './text'
import { properName } from './proper-name'

/** What a list writes where there is no affiliation, or none worth showing. */
const NONE = /^(?:self|others?|autonomous|affiliated|university|yes|no)$/i

/** The first that fits names the university. Tried on the letters, small, without punctuation. */
const UNIVERSITIES: readonly (readonly [RegExp, string])[] = [
  [/visvesvaraya college of engineering/, 'University of Visvesvaraya College of Engineering'],
  [/v[ie]sv?[ei]?s[vw][ae]r[ai]+y?ah? ?technolog|\bvtu\b/, 'Visvesvaraya Technological University'],
  [/directorate of technical education assam/, 'Directorate of Technical Education, Assam'],
  [
    /(?:department|directorate) of technical education(?: bangalore| bengaluru| karnataka)?$/,
    'Department of Technical Education, Karnataka',
  ],
  [/(?:bangalore|bengaluru) north/, 'Bengaluru North University'],
  [/(?:bangalore|bengaluru) (?:city|central)/, 'Bengaluru City University'],
  [/^(?:bangalore|bengaluru) university/, 'Bangalore University'],
  [/^(?:mysore university|university of mysore)/, 'University of Mysore'],
  [/mangalore university/, 'Mangalore University'],
  [/rani ch[ae]nn?amma/, 'Rani Channamma University'],
  [/karnatak university/, 'Karnatak University'],
  [/davang[ei]r[ei]/, 'Davangere University'],
  [/tumkur university/, 'Tumkur University'],
  [/sri ?krishnadevaraya/, 'Vijayanagara Sri Krishnadevaraya University'],
  [/^gulbarga university/, 'Gulbarga University'],
  [/^kuvempu/, 'Kuvempu University'],
  [/women'?s? univ|mahadevi/, 'Karnataka State Akkamahadevi Women’s University'],
  [/maharani cluster/, 'Maharani Cluster University'],
  [/^(?:other )?hassan|university of hassan/, 'Hassan University'],
  [/^bidar/, 'Bidar University'],
  [/^mandya/, 'Mandya University'],
  [/^kodagu/, 'Kodagu University'],
  [/^raichur/, 'Raichur University'],
  [/^koppal/, 'Koppal University'],
  [/^haveri/, 'Haveri University'],
  [/^chamaraj/, 'Chamarajanagar University'],
  [/^bagalkote? univ/, 'Bagalkot University'],
  [/^nitte/, 'Nitte (Deemed to be University)'],
  [/^yenepoya/, 'Yenepoya (Deemed to be University)'],
  [/^srinivas university/, 'Srinivas University'],
  [/^adichunchanagiri/, 'Adichunchanagiri University'],
  [/^jss science/, 'JSS Science and Technology University'],
  [/^kle technological/, 'KLE Technological University'],
  [/^khaja banda/, 'Khaja Bandanawaz University'],
  [/^central university of karnataka/, 'Central University of Karnataka'],
  [/^manipal academy/, 'Manipal Academy of Higher Education'],
  [/^jain university/, 'Jain University'],
  [/^alliance university/, 'Alliance University'],
  [/st aloysius/, 'St Aloysius (Deemed to be University)'],
  [/^st joseph'?s? university/, 'St Joseph’s University'],
  [/vivekananda yoga/, 'Swami Vivekananda Yoga Anusandhana Samsthana'],
  [/sathya sai institute/, 'Sri Sathya Sai Institute of Higher Learning'],
  [/^(?:gttc|govt tool ?room)/, 'Government Tool Room and Training Centre'],
]

/** The university or board that awards, in its usual spelling, or `null` for "NOT APPLICABLE", "SELF" and the like. */
export function cleanUniversity(raw: unknown): string | null {
  const text = presentText(raw)
  if (text === null || NONE.test(text)) return null
  const plain = text
    .toLowerCase()
    .replace(/[^a-z']+/g, ' ')
    .trim()
  if (plain === '') return null
  return UNIVERSITIES.find(([pattern]) => pattern.test(plain))?.[1] ?? properName(text)
}
