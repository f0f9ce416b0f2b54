import { anekKannada } from '@/sample/brochure/anek-kannada'
import { type Block, taggedPdf } from '@/sample/brochure/tagged-pdf'
import { courseFamilyText } from '@/provider/directory/names-by-language'
import { KANNADA_TITLE, type SampleInstitute } from '@/sample/institute'
import { findStream } from '@/sample/rows'

const NOTE = 'ಈ ಸಂಸ್ಥೆ ಕಾಲ್ಪನಿಕ. ಈ ಜಾಲತಾಣ ಹೇಗೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ ಎಂದು ತೋರಿಸಲು ಇದನ್ನು ಕಲ್ಪಿಸಲಾಗಿದೆ.'

const yearly = (amount: number | null) => (amount === null ? '' : `: ವರ್ಷಕ್ಕೆ ₹${amount.toLocaleString('en-IN')}`)

function blocksOf(title: string, type: string, { kn, phone, site, courses = [] }: SampleInstitute): Block[] {
  const entries = courses.flatMap(({ category, list }) =>
    list.map(
      ([, fees, , stream]) =>
        `${findStream(stream, type).kn}, ${courseFamilyText(category)?.kn ?? category}${yearly(fees)}`,
    ),
  )
  const contact = [phone, site === undefined ? undefined : `office@${site}.example`].filter(
    (part) => part !== undefined,
  )
  return [
    { tag: 'H1', text: title },
    ...[kn?.line, kn?.about].flatMap((text): Block[] => (text === undefined ? [] : [{ tag: 'P', text }])),
    ...(entries.length === 0
      ? []
      : [{ tag: 'H2', text: 'ಕೋರ್ಸ್‌ಗಳು ಮತ್ತು ಶುಲ್ಕ' } as const, { tag: 'L', entries: [...new Set(entries)] } as const]),
    ...(contact.length === 0
      ? []
      : [{ tag: 'H2', text: 'ಸಂಪರ್ಕ' } as const, { tag: 'P', text: contact.join(', ') } as const]),
    { tag: 'P', text: NOTE },
  ]
}

/** The brochure in Kannada as a PDF file, made of what the sample says in Kannada. */
export function kannadaBrochure(type: string, institute: SampleInstitute): Uint8Array<ArrayBuffer> {
  const title = `${institute.kn?.name}: ${KANNADA_TITLE}`
  return taggedPdf(title, 'kn-IN', blocksOf(title, type, institute), anekKannada())
}
