import type { BrochureLine, LineBrochure } from '@/lib/contract/desk/proposal-parts'
import type { DeskProposalMessages } from '@/lib/messages/en/desk-proposals'
import { FileLink } from '@/components/desk/brochures/file-link'
import { PROPOSED_PATH, standingBrochure } from '@/lib/rules/desk/desk-path'

type BrochureProps = {
  brochure: LineBrochure | null
  /** Where its file is opened; `null`: nowhere. */
  href: string | null
  none: string
  room: DeskProposalMessages
}

/** A brochure: its title, its language, and its file, as long as somebody may look at it. */
function Brochure({ brochure, href, none, room }: BrochureProps) {
  if (brochure === null) return none
  const { title, language, file } = brochure
  return (
    <>
      <span lang={language ?? undefined}>{title}</span>
      <small>{room.brochureLanguages[language ?? 'none']}</small>
      {href !== null && (
        <FileLink href={href} label={file === null ? room.standingFile : room.proposedFile} title={title} />
      )}
    </>
  )
}

/** A line of brochures. @param isShown whether the file that is proposed is there to be opened @param institute whose they are, where what stands is opened, too */
export function brochureLine(
  { id, was, now, proposed, is_gone: isGone, is_replaced: isReplaced, ...line }: BrochureLine,
  { isShown, institute }: { isShown: boolean; institute: string | null },
  room: DeskProposalMessages,
) {
  const standing = institute === null || id === null ? null : standingBrochure(institute, id)
  const shown = (which: LineBrochure | null, none: string, whole: string | null = null) => {
    const file = which?.file ?? null
    const href = file !== null && isShown && !isGone ? `${PROPOSED_PATH}${file}` : whole
    return <Brochure brochure={which} {...{ href, none, room }} />
  }
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
        {shown(now, room.notThere, standing)}
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
