import { type Block, taggedPdf } from '@/sample/brochure/tagged-pdf'
import type { SampleInstitute } from '@/sample/institute'

const NOTE = 'This institution is invented, to show how the directory works.'

function blocksOf(
  title: string,
  { name, line, about, address, zip, phone, site, admissions = [], courses = [] }: SampleInstitute,
): Block[] {
  const paragraph = (text: string | undefined): Block[] => (text === undefined ? [] : [{ tag: 'P', text }])
  const fees = (amount: number | null) => (amount === null ? '' : `: Rs ${amount.toLocaleString('en-IN')} a year`)
  const contact = [address, zip, phone, site === undefined ? undefined : `office@${site}.example`].filter(
    (part) => part !== undefined,
  )
  return [
    { tag: 'H1', text: `${name}: ${title}` },
    ...paragraph(line),
    ...paragraph(about),
    ...courses.flatMap(({ category, duration, list }): Block[] => [
      { tag: 'H2', text: `${category}, ${duration}` },
      { tag: 'L', entries: list.map(([course, amount]) => `${course}${fees(amount)}`) },
    ]),
    ...(admissions.length === 0 ? [] : [{ tag: 'H2', text: 'Admission' } as const]),
    ...admissions.map(([step, text]): Block => ({ tag: 'P', text: `${step}. ${text}` })),
    ...(contact.length === 0
      ? []
      : [{ tag: 'H2', text: 'Contact' } as const, { tag: 'P', text: contact.join(', ') } as const]),
    { tag: 'P', text: NOTE },
  ]
}

/** A brochure as a PDF file, made of what the sample says. */
export function brochureFile(title: string, institute: SampleInstitute): Uint8Array<ArrayBuffer> {
  return taggedPdf(`${institute.name}: ${title}`, 'en-IN', blocksOf(title, institute))
}
