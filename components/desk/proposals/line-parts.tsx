import type { ReactNode } from 'react'
import type { DeskCourse } from '@/lib/contract/desk/institution-courses'
import type { DeskPicture } from '@/lib/contract/desk/institution-pictures'
import type { BrochureLine, CourseLine, PictureLine, ProposalFate } from '@/lib/contract/desk/proposal-parts'
import type { DeskProposal } from '@/lib/contract/desk/proposal'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import type { DeskProposalMessages } from '@/lib/messages/en/desk-proposals'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { formatRupees } from '@/lib/rules/text/money'
import { ShownPicture } from '@/components/desk/pictures/shown-picture'
import { brochureLine } from './brochure-line'

/** A line of courses, pictures or brochures, in words and pictures. */
export type PartLine = {
  /** By which it is accepted. */
  name: string
  title: ReactNode
  was: ReactNode
  now: ReactNode
  proposed: ReactNode
  fate: ProposalFate | null
  stands: boolean
  moved: boolean
  /** Of one that is `moved`: it said something else then. */
  hadOtherWords: boolean
  /** Why it cannot be taken over any more; `null`: it can. */
  isGone: string | null
  /** Of which there is one more with it. */
  adds: 'picture' | 'brochure' | null
}
type Messages = { words: DeskInstitutionMessages; room: DeskProposalMessages; lang: Language }
type PartsShown = {
  isShown: boolean
  against: 'was' | 'now'
  gallery?: readonly DeskPicture[]
  institute?: string | null
}
type Parts = { courses: readonly CourseLine[]; pictures: readonly PictureLine[]; brochures: readonly BrochureLine[] }

/** What a course says, by the heading of its column. */
const factsOf = (course: DeskCourse, { columns, levels }: DeskInstitutionMessages) => [
  { name: 'course', label: columns.course, value: course.name },
  { name: 'category', label: columns.course_category, value: course.category },
  { name: 'level', label: columns.level, value: course.level && levels[course.level] },
  { name: 'duration', label: columns.duration, value: course.duration },
  { name: 'fees', label: columns.fees, value: course.fees === null ? null : formatRupees(course.fees) },
  { name: 'seats', label: columns.seats, value: course.seats === null ? null : String(course.seats) },
]

type CourseProps = Pick<Messages, 'words'> & { course: DeskCourse | null; beside: DeskCourse | null; none: string }

/** A course: beside another one what differs, by itself all of it. */
function Course({ course, beside, none, words }: CourseProps) {
  if (course === null) return none
  const other = beside && factsOf(beside, words)
  const facts = factsOf(course, words).filter(({ name, value }, at) =>
    other === null ? name !== 'course' && value !== null : other[at]?.value !== value,
  )
  // Of which nothing is said but its name.
  if (facts.length === 0) return <span lang="en">{course.name}</span>
  return (
    <dl className="desk-facts">
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd lang={name === 'level' || value === null ? undefined : 'en'}>{value ?? words.empty}</dd>
        </div>
      ))}
    </dl>
  )
}

type PicturesProps = Pick<Messages, 'room'> & {
  pictures: readonly DeskPicture[]
  isShown: boolean
  what?: PictureLine['what']
  /** Those that stand there now: by their places they are counted. */
  gallery: readonly DeskPicture[]
  none: string
}

/** What a picture without words is called: its number in the gallery, where it stands there. */
function numberOf(address: string, gallery: readonly DeskPicture[], room: DeskProposalMessages): string | null {
  const at = gallery.findIndex((each) => each.address === address)
  return at === -1 ? null : fillMessage(room.picture, { number: at + 1 })
}

/** Pictures, each above what is seen on it. Of what was decided the words alone stand: a picture may be gone. */
function Pictures({ pictures, isShown, what = 'ordered', gallery, none, room }: PicturesProps) {
  if (pictures.length === 0) return none
  const isLogo = what === 'logo'
  // What is seen on it, or that it is the logo, stands below.
  const altOf = ({ address, alt }: DeskPicture) =>
    alt !== null || isLogo ? '' : (numberOf(address, gallery, room) ?? room.ofPictures[what])
  return (
    <ol className="desk-thumbs">
      {pictures.map((picture) => {
        const { address, alt } = picture
        return (
          <li key={address}>
            {isShown && <ShownPicture address={address} alt={altOf(picture)} />}
            {alt === null ? (
              <small>{isLogo ? room.ofPictures.logo : room.noAlt}</small>
            ) : (
              LANGUAGES.map(
                (language) =>
                  alt[language] !== undefined && (
                    <span key={language} lang={language}>
                      {alt[language]}
                    </span>
                  ),
              )
            )}
          </li>
        )
      })}
    </ol>
  )
}

/**
 * The lines of courses, pictures and brochures of a proposal.
 * @param isShown whether its pictures are there to be shown
 * @param against beside what a course that is proposed stands
 * @param gallery as it is now, where its pictures are counted
 * @param institute of which the files are opened that stand now
 */
export function partLines(
  { courses, pictures, brochures }: Parts,
  { isShown, against, gallery = [], institute = null }: PartsShown,
  messages: Messages,
): PartLine[] {
  const { room, lang } = messages
  const ofCourses = courses.map(({ was, now, proposed, ...line }) => {
    const course = (which: DeskCourse | null, beside: DeskCourse | null, none: string) => (
      <Course course={which} {...{ beside, none, ...messages }} />
    )
    const named = proposed ?? now ?? was
    // What stands already is read in full: nothing of it differs.
    const standing = line.stands ? null : now
    return {
      ...line,
      title: (
        <>
          <span lang="en">{named?.name}</span>
          <small>
            {room.course}
            {named?.category && <span lang="en"> · {named.category}</span>}
          </small>
        </>
      ),
      was: course(was, proposed, room.notThere),
      now: course(now, line.stands ? null : proposed, room.notThere),
      proposed: course(proposed, against === 'now' ? standing : was, room.goes),
      ...{ isGone: null, adds: null, hadOtherWords: line.moved },
    }
  })
  const ofPictures = pictures.map(({ what, was, now, proposed, is_gone: isGone, ...line }) => {
    const shown = (which: readonly DeskPicture[], none: string, isThere = isShown) => (
      <Pictures pictures={which} isShown={isThere} {...{ what, gallery, none, room }} />
    )
    const [named] = [...proposed, ...now, ...was]
    // Of the logo and of the order there is one line.
    const isOne = what === 'logo' || what === 'ordered'
    const number = named && numberOf(named.address, gallery, room)
    // Without its pictures nobody reads an order.
    const isOrder = what === 'ordered' && !isShown
    return {
      ...line,
      title: (
        <>
          {room.ofPictures[what]}
          {named && !isOne && named.alt && <small lang={langMark(named.alt, lang)}>{sayText(named.alt, lang)}</small>}
          {number && !isOne && named.alt === null && <small>{number}</small>}
        </>
      ),
      was: isOrder ? null : shown(was, room.notThere),
      now: shown(now, room.notThere),
      proposed: isOrder ? room.otherOrder : shown(proposed, room.goes, isShown && !isGone),
      hadOtherWords: line.moved,
      isGone: isGone ? room.isGone : null,
      adds: what === 'added' ? ('picture' as const) : null,
    }
  })
  return [...ofCourses, ...ofPictures, ...brochures.map((line) => brochureLine(line, { isShown, institute }, room))]
}

/** The pictures that stand there now, below those that are proposed. */
export function PresentPictures({ logo, gallery, room }: Present) {
  return (
    <section aria-labelledby="present">
      <h2 id="present">{room.present}</h2>
      <Pictures pictures={gallery} isShown none={room.noPictures} {...{ gallery, room }} />
      {logo !== null && (
        <>
          <h3>{room.ofPictures.logo}</h3>
          <p className="desk-thumbs">
            <ShownPicture address={logo} alt={room.ofPictures.logo} />
          </p>
        </>
      )}
    </section>
  )
}
type Present = Pick<DeskProposal, 'logo' | 'gallery'> & Pick<Messages, 'room'>
