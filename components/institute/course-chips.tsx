import { Chip } from '@/components/ui/chip'
import type { Course } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { uniqueCourseNames } from '@/lib/rules/institute/course-groups'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { markOf } from '@/lib/rules/text/localized-text'

/** A large university has hundreds of courses; so many are shown before one asks for the rest. */
const FIRST = 12

type Props = { courses: readonly Course[]; lang: Language; text: InstituteMessages }

function Names({ names, lang, label }: { names: string[]; lang: Language; label?: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name} lang={markOf('en', lang)} className="max-w-full">
          <Chip tone="outline" className="wrap-anywhere">
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** The courses' names, each once (spec 2 §2). The rest opens without JavaScript. */
export function CourseChips({ courses, lang, text }: Props) {
  const names = uniqueCourseNames(courses)
  if (names.length === 0) return null
  return (
    <section aria-label={text.courseNames.label} className="grid gap-2">
      <Names names={names.slice(0, FIRST)} lang={lang} />
      {names.length > FIRST && (
        <details className="group/names">
          {/* It stays when the rest is open: what is no longer shown loses the focus. */}
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-river underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open/names:hidden">
              {fillMessage(text.courseNames.showAll, { count: names.length })}
            </span>
            <span className="hidden group-open/names:inline">{text.courseNames.showFewer}</span>
          </summary>
          <Names names={names.slice(FIRST)} lang={lang} />
        </details>
      )}
    </section>
  )
}
