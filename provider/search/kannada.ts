/** Kannada letters in the Latin ones that people type for them, without marks. */
const INDEPENDENT_VOWELS: Record<string, string> = {
  ಅ: 'a', ಆ: 'a', ಇ: 'i', ಈ: 'i', ಉ: 'u', ಊ: 'u', ಋ: 'ru', ೠ: 'ru',
  ಎ: 'e', ಏ: 'e', ಐ: 'ai', ಒ: 'o', ಓ: 'o', ಔ: 'au',
} // prettier-ignore
const CONSONANTS: Record<string, string> = {
  ಕ: 'k', ಖ: 'kh', ಗ: 'g', ಘ: 'gh', ಙ: 'n', ಚ: 'ch', ಛ: 'ch', ಜ: 'j', ಝ: 'jh', ಞ: 'n',
  ಟ: 't', ಠ: 'th', ಡ: 'd', ಢ: 'dh', ಣ: 'n', ತ: 't', ಥ: 'th', ದ: 'd', ಧ: 'dh', ನ: 'n',
  ಪ: 'p', ಫ: 'ph', ಬ: 'b', ಭ: 'bh', ಮ: 'm', ಯ: 'y', ರ: 'r', ಱ: 'r', ಲ: 'l', ವ: 'v',
  ಶ: 'sh', ಷ: 'sh', ಸ: 's', ಹ: 'h', ಳ: 'l', ೞ: 'l',
} // prettier-ignore
const VOWEL_SIGNS: Record<string, string> = {
  'ಾ': 'a', 'ಿ': 'i', 'ೀ': 'i', 'ು': 'u', 'ೂ': 'u', 'ೃ': 'ru', 'ೄ': 'ru',
  'ೆ': 'e', 'ೇ': 'e', 'ೈ': 'ai', 'ೊ': 'o', 'ೋ': 'o', 'ೌ': 'au',
} // prettier-ignore
const VIRAMA = '್'
const NASAL = 'ಂ'
const BREATH = 'ಃ'
const LABIALS = new Set('ಪಫಬಭಮ')
/** Joiners, the nukta and length marks, which change no sound that matters here. */
const SILENT = /[\u200C\u200D\u0CBC\u0CD5\u0CD6\u0CBD]/gu
const KANNADA = /[\u0C80-\u0CFF]/u

/** How the letters of English are called, the longer names first. */
const LETTER_NAMES: readonly (readonly [name: string, letter: string])[] = Object.entries({
  ಡಬ್ಲ್ಯೂ: 'w', ಡಬ್ಲ್ಯು: 'w', ಎಕ್ಸ್: 'x', ಝಡ್: 'z', ಕ್ಯೂ: 'q', ಎಫ್: 'f', ಎಚ್: 'h', ಹೆಚ್: 'h', ಎಲ್: 'l', ಎಂ: 'm', ಎಮ್: 'm', ಎನ್: 'n',
  ಆರ್: 'r', ಎಸ್: 's', ಬಿ: 'b', ಸಿ: 'c', ಡಿ: 'd', ಜಿ: 'g', ಜೆ: 'j', ಕೆ: 'k', ಪಿ: 'p', ಟಿ: 't', ಯು: 'u', ವಿ: 'v', ವೈ: 'y',
  ಎ: 'a', ಇ: 'e', ಐ: 'i', ಒ: 'o', ಓ: 'o',
}) // prettier-ignore
/** Words that are no letters, though they could be. */
const NOT_SPELT = new Set(['ಸಿಟಿ'])
const KANNADA_WORD = /[\u0C80-\u0CFF]+/gu

/** A word that spells English letters, as ಬಿಸಿಎ does: `bca`; any other word is itself. */
function spelt(word: string): string {
  if (NOT_SPELT.has(word)) return word
  let [rest, letters] = [word, '']
  while (rest !== '') {
    const found = LETTER_NAMES.find(([name]) => rest.startsWith(name) && !isJoined(rest[name.length]))
    if (found === undefined) return word
    letters += found[1]
    rest = rest.slice(found[0].length)
  }
  return letters
}

const BARE_END = new RegExp(`[${Object.keys(CONSONANTS).join('')}]$`, 'u')

/** A word that is still being typed, without the vowel that stands unwritten at its end, and may become another: ಉಡ of ಉಡುಪಿ. */
export function withoutBareVowel(typed: string): string {
  return BARE_END.test(typed) ? typed + VIRAMA : typed
}

/** Whether a sign belongs to the letter before it, which then is another one: ಬಿ of ಬಿಂದು. */
function isJoined(next: string | undefined): boolean {
  return next !== undefined && (next === VIRAMA || next === NASAL || next === BREATH || next in VOWEL_SIGNS)
}

/**
 * Writes the Kannada of a text in Latin letters: "ಬೆಂಗಳೂರು" becomes "bengaluru", and ಬಿಸಿಎ, which spells English
 * letters, "bca". Every other character stays as it is.
 */
export function romanizeKannada(text: string): string {
  if (!KANNADA.test(text)) return text
  // Two-part vowel signs become one character each.
  const letters = [...text.normalize('NFC').replace(SILENT, '').replace(KANNADA_WORD, spelt)]
  return letters
    .map((letter, index) => {
      const next = letters[index + 1]
      const consonant = CONSONANTS[letter]
      if (consonant !== undefined) {
        // The vowel that is not written follows a consonant on which nothing stands.
        return next === VIRAMA || (next !== undefined && next in VOWEL_SIGNS) ? consonant : `${consonant}a`
      }
      if (letter === VIRAMA || letter === BREATH) return ''
      if (letter === NASAL) return next !== undefined && LABIALS.has(next) ? 'm' : 'n'
      const code = letter.codePointAt(0) ?? 0
      if (code >= 0x0ce6 && code <= 0x0cef) return String(code - 0x0ce6)
      return VOWEL_SIGNS[letter] ?? INDEPENDENT_VOWELS[letter] ?? letter
    })
    .join('')
}
