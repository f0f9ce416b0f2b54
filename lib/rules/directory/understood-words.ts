import type { Language } from '@/lib/contract/language'
import type { Suggestions } from '@/lib/contract/suggestion'
import type { Understood } from '@/lib/contract/understood'
import type { FilterMessages } from '@/lib/messages/en/filter'
import { ownership, residential } from '@/lib/rules/filters/table'
import { figure } from '@/lib/rules/text/figure'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Part = Understood['parts'][number]

/** How a part is called that has no name of its own. */
function sayKind(part: Part, sort: Understood['sort'], texts: FilterMessages): string {
  switch (part.is) {
    case 'ownership':
      return ownership.choices
        .filter(({ id }) => part.values.includes(id))
        .map(({ label }) => label(texts))
        .join(', ')
    case 'residential':
      return texts[residential.label]
    case 'minority':
      return texts.minority
    case 'women':
    case 'men':
      return texts.genderKinds[part.is]
    case 'sort':
      return sort === 'fee' ? texts.understoodLowFee : texts.understoodBestRated
    case 'college':
      return texts.understoodCollege
    default:
      return part.values.join(', ')
  }
}

/** A part of what a search says, in words; `lang` is that of the words where they are not in the page's language. */
export function sayPart(
  part: Part,
  sort: Understood['sort'],
  lang: Language,
  texts: FilterMessages,
): { name: string; lang: 'en' | undefined } {
  const isEnglish = lang !== 'en' && part.name !== null && part.name[lang] === undefined
  const name = part.name?.[lang] ?? part.name?.en ?? sayKind(part, sort, texts)
  return { name, lang: isEnglish ? 'en' : undefined }
}

/** What a search says besides names, and of how many, in a line: "Engineering in Kalaburagi (12)". */
export function sayReading(
  { understood: { parts, sort }, total }: NonNullable<Suggestions['reading']>,
  lang: Language,
  texts: FilterMessages,
): string {
  const say = (each: readonly Part[]) => each.map((part) => sayPart(part, sort, lang, texts).name).join(', ')
  const [place, what] = [say(parts.filter(({ is }) => is === 'place')), say(parts.filter(({ is }) => is !== 'place'))]
  const count = figure(total)
  if (place === '') return fillMessage(texts.readingEverywhere, { what, total: count })
  if (what === '') return fillMessage(texts.readingPlace, { place, total: count })
  return fillMessage(texts.readingInPlace, { what, place, total: count })
}
