type Named = { name: string; otherNames?: readonly string[] | undefined }

/** Letters and digits alone, small: "Hubli-Dharwad", "hubli dharwad" and "hublidharwad" are one. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/**
 * Those whose name has what somebody typed, or else one of their other names: then `label` says by which they were
 * found, as "Kalaburagi (Gulbarga)". All of them for no text.
 */
export function findByName<Entry extends Named>(
  entries: readonly Entry[],
  wanted: string,
): { entry: Entry; label: string }[] {
  const needle = fold(wanted)
  return entries.flatMap((entry) => {
    if (fold(entry.name).includes(needle)) return [{ entry, label: entry.name }]
    const other = entry.otherNames?.find((each) => fold(each).includes(needle))
    return other === undefined ? [] : [{ entry, label: `${entry.name} (${other})` }]
  })
}
