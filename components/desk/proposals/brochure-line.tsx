import type { BrochureLine, LineBrochure } from '@/lib/contract/desk/proposal-parts'
import type { DeskProposalMessages } from '@/lib/messages/en/desk-proposals'
import { PROPOSED_PATH } from '@/lib/rules/desk/desk-path'

type BrochureProps = { brochure: LineBrochure | null; isShown: boolean; none: string; room: DeskProposalMessages }

/** A brochure: its title, its language, and the file that is proposed, as long as somebody may look at it. */
function Brochure({ brochure, isShown, none, room }: BrochureProps) {
  if (brochure === null) return none
  const { title, language, file } = brochure
  return (
    <>
      <span lang={language ?? undefined}>{title}</span>
      <small>{room.brochureLanguages[language ?? 'none']}</small>
      {file !== null && isShown && (
        // What is typed in the form around it stays.
        <a
          href={`${PROPOSED_PATH}${file}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`${room.proposedFile}: ${title}`}
        >
          {room.proposedFile}
        </a>
      )}
    </>
  )
}

/** A line of brochures. @param isShown whether its file is there to be opened */
export function brochureLine(
  { was, now, proposed, is_gone: isGone, is_replaced: isReplaced, ...line }: BrochureLine,
  isShown: boolean,
  room: DeskProposalMessages,
) {
  const shown = (which: LineBrochure | null, none: string) => (
    <Brochure brochure={which} isShown={isShown && !isGone} {...{ none, room }} />
  )
  const what = proposed === null ? 'removed' : was === null ? 'added' : 'changed'
  const named = proposed ?? now ?? was
  return {
    ...line,
    title: (
      <>
        {room.ofBrochures[what]}
        {named && <small lang={named.language ?? undefined}>{named.title}</small>}
      </>
    ),
    was: shown(was, room.notThere),
    now: (
      <>
        {shown(now, room.notThere)}
        {isReplaced && <small className="desk-wrong">{room.replacedSince}</small>}
      </>
    ),
    hadOtherWords: line.moved && !(isReplaced && was?.title === now?.title && was?.language === now?.language),
    proposed: (
      <>
        {shown(proposed, room.goes)}
        {what === 'changed' && proposed?.file === null && <small>{room.sameFile}</small>}
      </>
    ),
    isGone: isGone ? room.isGoneBrochure : null,
    adds: what === 'added' ? ('brochure' as const) : null,
  }
}
