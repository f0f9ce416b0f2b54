import { mistype } from './mistype'
import { between, pick, type Random } from '@/tools/bench/random'

/** As long as the provider reads. */
const LENGTH = 200
const COMMON = 'government first grade college of engineering and technology for women higher primary school institute'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const repeated = (text: string) => text.repeat(LENGTH)

function letters(random: Random, alphabet: string, lowest: number, highest: number): string {
  const word = () =>
    Array.from({ length: between(random, lowest, highest) }, () =>
      alphabet.charAt(between(random, 0, alphabet.length - 1)),
    )
  return Array.from({ length: LENGTH / lowest }, () => word().join('')).join(' ')
}

/** Any character but the halves of pairs, which no address can hold alone. */
function anything(random: Random): string {
  const point = () => {
    const at = between(random, 1, 0x1ffff)
    return at >= 0xd800 && at <= 0xdfff ? at - 0x1000 : at
  }
  return String.fromCodePoint(...Array.from({ length: LENGTH }, point))
}

const MAKERS: ((random: Random) => string)[] = [
  anything,
  (random) => letters(random, LETTERS, 1, 1),
  (random) => letters(random, LETTERS, 2, 4),
  (random) => letters(random, 'aehilmnrst', 5, 9),
  (random) => letters(random, LETTERS, 100, 200),
  (random) => letters(random, '0123456789.', 2, 6),
  (random) => mistype(random, `${COMMON} ${COMMON} ${COMMON}`, 20),
  (random) => LETTERS.charAt(between(random, 0, 25)).repeat(LENGTH),
  () => `${COMMON} ${COMMON} ${COMMON}`,
  () => repeated('%_\\'),
  () => repeated(`"' OR 1=1; -- `),
  () => repeated('(a|b)*+?[^c]{2}$ '),
  () => repeated('college:* & !school <-> '),
  () => repeated('ಬೆಂಗಳೂರು '),
  () => repeated('é\u0301\u0327'),
  () => repeated('\u200b\u202e\u0000 '),
  () => repeated('👩‍👩‍👧 '),
]

/** 200 characters that nobody would type to find something. */
export function abusiveQuery(random: Random): string {
  return Array.from(pick(random, MAKERS)(random)).slice(0, LENGTH).join('')
}
