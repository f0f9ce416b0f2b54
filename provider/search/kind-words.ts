import { TAXONOMY } from '@/provider/directory/taxonomy'
import { canonicalWords } from './document'

const WORDS = new Map<number, readonly string[]>(
  TAXONOMY.flatMap((type) => [type, ...type.streams]).map(({ id, name, slug }) => [
    id,
    canonicalWords(`${name} ${slug}`),
  ]),
)

/** The words that say what types and streams are, in canonical form. */
export function kindWords(typeIds: readonly number[], streamIds: readonly number[]): Set<string> {
  return new Set([...typeIds, ...streamIds].flatMap((id) => WORDS.get(id) ?? []))
}
