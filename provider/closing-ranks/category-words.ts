import type { Text } from '@/lib/contract/lenient'
import { readCode } from '@/lib/rules/chances/open-categories'

/**
 * What the codes of KEA's lists mean: a category, a quota within it, and H where the seats are those of
 * Kalyana-Karnataka. Who is in a category is the State's to say: Government Order SWD 225 BCA 2000 of 30 March 2002 lists
 * the backward classes, and the certificate of the tahsildar names the category. docs/admissions.md has the sources.
 */
export const WORDS_FROM: { name: Text; read_at: string } = {
  name: {
    en: 'Government Order SWD 225 BCA 2000 of 30 March 2002, with its lists, and KEA’s information bulletins, in copies',
    kn: '30 ಮಾರ್ಚ್ 2002ರ ಸರ್ಕಾರಿ ಆದೇಶ SWD 225 BCA 2000 ಮತ್ತು ಅದರ ಪಟ್ಟಿಗಳು, ಕೆಇಎ ಮಾಹಿತಿ ಪುಸ್ತಿಕೆಗಳು (ಪ್ರತಿಗಳಲ್ಲಿ)',
  },
  read_at: '2026-11-25',
}

type Words = { code: string; name: Text; meaning: Text }

const CATEGORIES: readonly Words[] = [
  {
    code: '1',
    name: { en: 'Category 1', kn: 'ಪ್ರವರ್ಗ 1' },
    meaning: {
      en: 'Backward classes that the State’s order lists under Category 1.',
      kn: 'ರಾಜ್ಯದ ಆದೇಶವು ಪ್ರವರ್ಗ 1ರಲ್ಲಿ ಪಟ್ಟಿ ಮಾಡಿರುವ ಹಿಂದುಳಿದ ವರ್ಗಗಳು.',
    },
  },
  {
    code: '2A',
    name: { en: 'Category 2A', kn: 'ಪ್ರವರ್ಗ 2ಎ' },
    meaning: {
      en: 'Backward classes that the State’s order lists under Category 2A.',
      kn: 'ರಾಜ್ಯದ ಆದೇಶವು ಪ್ರವರ್ಗ 2ಎಯಲ್ಲಿ ಪಟ್ಟಿ ಮಾಡಿರುವ ಹಿಂದುಳಿದ ವರ್ಗಗಳು.',
    },
  },
  {
    code: '2B',
    name: { en: 'Category 2B', kn: 'ಪ್ರವರ್ಗ 2ಬಿ' },
    meaning: {
      en: 'Muslims, as the State’s order lists them under Category 2B.',
      kn: 'ರಾಜ್ಯದ ಆದೇಶವು ಪ್ರವರ್ಗ 2ಬಿಯಲ್ಲಿ ಪಟ್ಟಿ ಮಾಡಿರುವಂತೆ ಮುಸ್ಲಿಮರು.',
    },
  },
  {
    code: '3A',
    name: { en: 'Category 3A', kn: 'ಪ್ರವರ್ಗ 3ಎ' },
    meaning: {
      en: 'Classes that the State’s order lists under Category 3A, Vokkaligas among them.',
      kn: 'ರಾಜ್ಯದ ಆದೇಶವು ಪ್ರವರ್ಗ 3ಎಯಲ್ಲಿ ಪಟ್ಟಿ ಮಾಡಿರುವ ವರ್ಗಗಳು; ಒಕ್ಕಲಿಗರು ಅವರಲ್ಲಿ ಸೇರಿದ್ದಾರೆ.',
    },
  },
  {
    code: '3B',
    name: { en: 'Category 3B', kn: 'ಪ್ರವರ್ಗ 3ಬಿ' },
    meaning: {
      en: 'Classes that the State’s order lists under Category 3B, Veerashaiva Lingayats among them.',
      kn: 'ರಾಜ್ಯದ ಆದೇಶವು ಪ್ರವರ್ಗ 3ಬಿಯಲ್ಲಿ ಪಟ್ಟಿ ಮಾಡಿರುವ ವರ್ಗಗಳು; ವೀರಶೈವ ಲಿಂಗಾಯತರು ಅವರಲ್ಲಿ ಸೇರಿದ್ದಾರೆ.',
    },
  },
  {
    code: 'GM',
    name: { en: 'General merit', kn: 'ಸಾಮಾನ್ಯ ಅರ್ಹತೆ' },
    meaning: {
      en: 'Open to everybody by rank alone, whatever their category.',
      kn: 'ಯಾವುದೇ ಪ್ರವರ್ಗದವರಿಗೂ, ಕೇವಲ ರ‍್ಯಾಂಕ್ ಆಧಾರದ ಮೇಲೆ ಮುಕ್ತ.',
    },
  },
  {
    code: 'SC',
    name: { en: 'Scheduled Castes', kn: 'ಪರಿಶಿಷ್ಟ ಜಾತಿ' },
    meaning: {
      en: 'Castes that are scheduled for Karnataka under the Constitution.',
      kn: 'ಸಂವಿಧಾನದ ಅಡಿಯಲ್ಲಿ ಕರ್ನಾಟಕಕ್ಕೆ ಅನುಸೂಚಿತವಾದ ಜಾತಿಗಳು.',
    },
  },
  {
    code: 'ST',
    name: { en: 'Scheduled Tribes', kn: 'ಪರಿಶಿಷ್ಟ ಪಂಗಡ' },
    meaning: {
      en: 'Tribes that are scheduled for Karnataka under the Constitution.',
      kn: 'ಸಂವಿಧಾನದ ಅಡಿಯಲ್ಲಿ ಕರ್ನಾಟಕಕ್ಕೆ ಅನುಸೂಚಿತವಾದ ಪಂಗಡಗಳು.',
    },
  },
]

const QUOTAS: readonly Words[] = [
  {
    code: 'G',
    name: { en: 'general', kn: 'ಸಾಮಾನ್ಯ' },
    meaning: {
      en: 'Everybody of the category.',
      kn: 'ಆ ಪ್ರವರ್ಗದ ಎಲ್ಲರೂ.',
    },
  },
  {
    code: 'K',
    name: { en: 'studied in Kannada medium', kn: 'ಕನ್ನಡ ಮಾಧ್ಯಮ' },
    meaning: {
      en: 'Those of the category who studied in Kannada medium from class 1 to class 10.',
      kn: '1ರಿಂದ 10ನೇ ತರಗತಿಯವರೆಗೆ ಕನ್ನಡ ಮಾಧ್ಯಮದಲ್ಲಿ ಓದಿದ ಆ ಪ್ರವರ್ಗದವರು.',
    },
  },
  {
    code: 'R',
    name: { en: 'rural', kn: 'ಗ್ರಾಮೀಣ' },
    meaning: {
      en: 'Those of the category who studied at rural schools from class 1 to class 10.',
      kn: '1ರಿಂದ 10ನೇ ತರಗತಿಯವರೆಗೆ ಗ್ರಾಮೀಣ ಶಾಲೆಗಳಲ್ಲಿ ಓದಿದ ಆ ಪ್ರವರ್ಗದವರು.',
    },
  },
]

const HYDERABAD_KARNATAKA: Words = {
  code: 'H',
  name: { en: 'Kalyana-Karnataka', kn: 'ಕಲ್ಯಾಣ ಕರ್ನಾಟಕ' },
  meaning: {
    en: 'Seats for people of Kalyana-Karnataka (article 371-J), who have its certificate.',
    kn: 'ಕಲ್ಯಾಣ ಕರ್ನಾಟಕದವರಿಗೆ (371-ಜೆ ವಿಧಿ), ಅದರ ಪ್ರಮಾಣಪತ್ರ ಹೊಂದಿರುವವರಿಗೆ ಮೀಸಲಾದ ಸೀಟುಗಳು.',
  },
}

const NRI: Words = {
  code: 'NRI',
  name: { en: 'Non-Resident Indians', kn: 'ಅನಿವಾಸಿ ಭಾರತೀಯರು' },
  meaning: { en: 'Seats for Non-Resident Indians.', kn: 'ಅನಿವಾಸಿ ಭಾರತೀಯರಿಗೆ ಮೀಸಲಾದ ಸೀಟುಗಳು.' },
}

/** Two texts as one, in each language that both have. */
function joined(one: Text, other: Text, between: string): Text {
  const en = `${one.en}${between}${other.en}`
  return one.kn === undefined || other.kn === undefined ? { en } : { en, kn: `${one.kn}${between}${other.kn}` }
}

function quotaOf(code: string, isRegional: boolean): Words | null {
  const own = QUOTAS.find((quota) => quota.code === code) ?? null
  if (own === null || !isRegional) return own
  if (own.code === 'G') return HYDERABAD_KARNATAKA
  return {
    code: `${own.code}H`,
    name: joined(HYDERABAD_KARNATAKA.name, own.name, ', '),
    meaning: joined(HYDERABAD_KARNATAKA.meaning, own.meaning, ' '),
  }
}

/** What a code means; of one of which nothing is known, the code alone. */
export function categoryWords(code: string): {
  code: string
  name: Text
  category: Words | null
  quota: Words | null
} {
  if (code === NRI.code) return { code, name: NRI.name, category: NRI, quota: null }
  const parts = readCode(code)
  const category = CATEGORIES.find((each) => each.code === parts?.category) ?? null
  const quota = parts === null ? null : quotaOf(parts.quota, parts.isRegional)
  if (category === null || quota === null) return { code, name: { en: code, kn: code }, category, quota }
  const isPlain = quota.code === 'G' && category.code === 'GM'
  return { code, name: isPlain ? category.name : joined(category.name, quota.name, ', '), category, quota }
}

const ORDER = [
  ...CATEGORIES.flatMap(({ code }) => ['', 'G', 'K', 'R', 'H', 'GH', 'KH', 'RH'].map((quota) => code + quota)),
  NRI.code,
]

/** Codes in the order of the lists; those of which nothing is known stand at the end. */
export function inOrder(codes: readonly string[]): string[] {
  const place = (code: string) => (ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length)
  return [...codes].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}
