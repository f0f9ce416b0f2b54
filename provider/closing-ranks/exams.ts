import type { Text } from '@/lib/contract/lenient'

/** The exams whose lists are known by name. Another one goes by the name that its list gives. */
const EXAMS: readonly { id: string; name: Text }[] = [
  { id: 'ugcet-engineering', name: { en: 'KCET (UGCET), engineering', kn: 'ಕೆಸಿಇಟಿ (ಯುಜಿಸಿಇಟಿ), ಎಂಜಿನಿಯರಿಂಗ್' } },
  { id: 'ugcet-architecture', name: { en: 'KCET (UGCET), architecture', kn: 'ಕೆಸಿಇಟಿ (ಯುಜಿಸಿಇಟಿ), ವಾಸ್ತುಶಿಲ್ಪ' } },
  { id: 'ugcet-pharmacy', name: { en: 'KCET (UGCET), pharmacy', kn: 'ಕೆಸಿಇಟಿ (ಯುಜಿಸಿಇಟಿ), ಫಾರ್ಮಸಿ' } },
  { id: 'comedk', name: { en: 'COMEDK UGET', kn: 'ಕಾಮೆಡ್‌ಕೆ ಯುಜಿಇಟಿ' } },
  { id: 'neet', name: { en: 'NEET UG, Karnataka', kn: 'ನೀಟ್ ಯುಜಿ, ಕರ್ನಾಟಕ' } },
  { id: 'dcet', name: { en: 'DCET', kn: 'ಡಿಸಿಇಟಿ' } },
  { id: 'dcet-engineering', name: { en: 'DCET, engineering', kn: 'ಡಿಸಿಇಟಿ, ಎಂಜಿನಿಯರಿಂಗ್' } },
  { id: 'pgcet', name: { en: 'PGCET', kn: 'ಪಿಜಿಸಿಇಟಿ' } },
  { id: 'pgcet-mba', name: { en: 'PGCET, MBA', kn: 'ಪಿಜಿಸಿಇಟಿ, ಎಂಬಿಎ' } },
  { id: 'pgcet-mca', name: { en: 'PGCET, MCA', kn: 'ಪಿಜಿಸಿಇಟಿ, ಎಂಸಿಎ' } },
  { id: 'sample-cet', name: { en: 'Sample CET (invented)', kn: 'ಮಾದರಿ ಸಿಇಟಿ (ಕಾಲ್ಪನಿಕ)' } },
]

/** An exam's name by its id. */
export function examName(id: string): Text {
  const known = EXAMS.find((exam) => exam.id === id)
  if (known !== undefined) return known.name
  const words = id.replaceAll('-', ' ')
  return { en: words.replace(/^(?:ugcet|\w+cet)\b/, (exam) => exam.toUpperCase()) }
}

/** An exam's id from its name: "COMEDK", "PGCET MBA". */
export function examId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Under which name the colleges of an exam's lists are records of the directory. No file's name has a colon. */
export const ranksSource = (exam: string) => `ranks:${exam}`
export const isRanksSource = (source: string) => source.startsWith('ranks:')
