import { asciiDigits } from '@/lib/rules/text/digits'

const AMOUNT = /^(\d{1,7}(?:\.\d{1,2})?)(?:(k|thousand|ಸಾವಿರ)|(l|lakhs?|lacs?|ಲಕ್ಷ))?$/i

/** So many digits, with commas and spaces, and a part. */
const figureOf = (most: number) => String.raw`[\d೦-೯](?:[\s,]*[\d೦-೯]){0,${most - 1}}[\s,]*(?:\.[\d೦-೯]{1,2})?\s*`
const FIGURES = [
  figureOf(7),
  String.raw`${figureOf(5)}(?:[kK]|[tT]housand|ಸಾವಿರ)`,
  String.raw`${figureOf(3)}(?:[lL]|[lL]akhs?|[lL]acs?|ಲಕ್ಷ)`,
]

/** What a form lets through as a fee: other signs, and more digits than `readFee` takes, stay with who typed them, and go into no address. */
export const FEE_PATTERN = String.raw`[\s,₹]*(?:${FIGURES.join('|')})\s*`

/** A fee as people write it: "90,000", "₹1.5 lakh", "50k". */
export function readFee(typed: string): number | null {
  const [, figure, thousands, lakhs] = AMOUNT.exec(asciiDigits(typed).replace(/[\s,₹]/g, '')) ?? []
  if (figure === undefined) return null
  const fee = Math.round(Number(figure) * (thousands ? 1_000 : lakhs ? 100_000 : 1))
  return fee <= 99_999_999 ? fee : null
}
