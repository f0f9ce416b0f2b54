import { LANGUAGES } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'

type Named = { name: Text; otherNames?: readonly string[] | undefined }

/** Letters and digits alone, small: "Hubli-Dharwad", "hubli dharwad" and "hublidharwad" are one. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/**
 * Those whose name has what somebody typed, in whichever language, or else one of their other names: then `label` says
 * by which they were found, as "Kalaburagi (Gulbarga)". All of them for no text.
 */
export function findByName<Entry extends Named>(
  entries: readonly Entry[],
  wanted: string,
): { entry: Entry; label: Text }[] {
  const needle = fold(wanted)
  return entries.flatMap((entry) => {
    if (Object.values(entry.name).some((name) => fold(name).includes(needle))) return [{ entry, label: entry.name }]
    const other = entry.otherNames?.find((each) => fold(each).includes(needle))
    return other === undefined ? [] : [{ entry, label: withOther(entry.name, other) }]
  })
}

function withOther(name: Text, other: string): Text {
  const label = { ...name }
  for (const language of LANGUAGES) {
    if (label[language] !== undefined) label[language] = `${label[language]} (${other})`
  }
  return label
}
