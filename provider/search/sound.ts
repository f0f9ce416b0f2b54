/** Spellings of one sound, in the order in which they are replaced. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ksh|x/g, 'ks'],
  [/jn|gn|^gy/, 'gn'],
  [/sch/g, 'sk'],
  [/sh|z(?=h)/g, 's'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/tch|chh|ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  // Breathed consonants are written with and without h.
  [/(?<=[kgjtdbc])h/g, ''],
  [/w/g, 'v'],
  // Ramaiah, Ramayya, Ramaya
  [/(?:aiy|ayy|ai|ay)ah?$/, 'aya'],
  [/ee|ea(?=[^u])/g, 'i'],
  [/oo/g, 'u'],
  // Gowda, Gouda, Gauda
  [/o[uv](?=[^aeiou]|$)|au/g, 'o'],
  [/(.)\1+/g, '$1'],
  [/y(?=[^aeiou]|$)/g, 'i'],
  // Sambhram, Sanbhram
  [/m(?=[^aeiouymnl])/g, 'n'],
]
const MIN_LENGTH = 3
/** Initials, of which each letter counts: IIT, IIIT, EEE. */
const INITIALS = /^(?:i{2,}|[a-z]*([a-z])\1[a-z]*$(?<=^...))/
const ENDING_FROM = 5

/**
 * How a romanised word sounds, so that the usual spellings of one Kannada, Sanskrit or English
 * name agree: Ramaiah and Ramayya, Vidyalaya and Vidyalay, Shree and Sri, Josephs and Joseph.
 * Words with digits, other scripts, words of one or two letters and what can only be
 * initials are their own sound.
 */
export function soundOf(word: string): string {
  if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word) || INITIALS.test(word)) return word
  let sound = word
  for (const [spelling, replacement] of SOUNDS) sound = sound.replace(spelling, replacement)
  if (sound.length >= ENDING_FROM) sound = sound.replace(/ah?$/, '')
  if (sound.length >= ENDING_FROM) sound = sound.replace(/(?<=[^s])s$/, '')
  return sound.replace(/y$/, 'i')
}

const MIN_FRAME_LENGTH = 5

/**
 * A sound without the vowel that is written or left out as one likes: Sharanabasava and Sharnbasva
 * agree. `null` where too little is left to tell words apart.
 */
export function frameOf(sound: string): string | null {
  const frame = sound.replaceAll('a', '')
  return frame.length < MIN_FRAME_LENGTH || !/^[a-z]+$/.test(frame) ? null : frame
}
