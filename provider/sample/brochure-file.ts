import type { SampleInstitute } from '@/provider/sample/institute'

const LINES_A_PAGE = 40

/** Text as a PDF string in WinAnsi: what that encoding lacks becomes its plain neighbour. */
function pdfString(text: string): string {
  const plain = text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/₹/g, 'Rs ').replace(/½/g, '.5')
  return `(${plain.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, '\\$&')})`
}

function linesOf({ name, line, about = '', admissions = [], courses = [] }: SampleInstitute): string[] {
  const wrapped = (text: string) => text.match(/.{1,86}(?:\s|$)/g)?.map((part) => part.trim()) ?? []
  return [
    ...wrapped(name),
    ...wrapped(line ?? ''),
    '',
    ...wrapped(about),
    '',
    ...courses.flatMap(({ category, duration, list }) => [
      `${category}, ${duration}`,
      ...list.map(
        ([course, fees]) => `   ${course}${fees === null ? '' : `: Rs ${fees.toLocaleString('en-IN')} a year`}`,
      ),
    ]),
    '',
    ...admissions.flatMap(([title, text]) => [title, ...wrapped(text).map((part) => `   ${part}`)]),
    '',
    'This institution is invented, to show how the directory works.',
  ].slice(0, LINES_A_PAGE)
}

/** A brochure of one page as a PDF file, made of what the sample says. */
export function brochureFile(title: string, institute: SampleInstitute): Uint8Array<ArrayBuffer> {
  const page = [
    'BT /F1 22 Tf 56 770 Td',
    `${pdfString(title)} Tj`,
    '/F1 11 Tf 16 TL 0 -34 Td',
    ...linesOf(institute).map((line) => `${pdfString(line)} Tj T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}
