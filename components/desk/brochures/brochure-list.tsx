import { REMOVED_DAYS } from '@/lib/contract/constants'
import { type DeskBrochure, type DeskBrochures, MAX_REMOVED_BROCHURES } from '@/lib/contract/desk/institution-brochures'
import { BROCHURE_POST, PROPOSED_PATH, standingBrochure } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { OWN } from '@/lib/rules/desk/whose'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import type { Keeping } from '../unsaved/unsaved-of'
import { BrochureForm, type BrochureFormProps, Hidden } from './brochure-form'
import { FileLink } from './file-link'

type Props = Omit<BrochureFormProps, 'version'> & {
  brochures: DeskBrochures
  /** What the last form came to. */
  reply: DeskReply | null
  keeping: Keeping
  /** Whose they are; `null`: of one whose page offers nothing, for it is retired. */
  institute: string | null
}

type OfferedProps = Pick<Props, 'institute' | 'text'> & { brochure: DeskBrochure }

/** What is proposed of a brochure, where anything is, and the file that it has or would have. */
function Offered({ brochure: { id, title, proposed, file }, institute, text }: OfferedProps) {
  // Of one that is added whose file cannot be read there is none to open.
  const standing = proposed === 'added' || institute === null ? null : standingBrochure(institute, id)
  const href = file === null ? standing : `${PROPOSED_PATH}${file}`
  return (
    <>
      {proposed !== null && <p className="desk-proposed">{text.proposed[proposed]}</p>}
      {href !== null && (
        <p>
          <FileLink href={href} label={file === null ? text.openFile : text.proposedFile} title={title} />
        </p>
      )}
    </>
  )
}

/** The brochures of an institution, each in its form, and what was removed lately. */
export function BrochureList({ brochures: all, reply, keeping, institute, ...props }: Props) {
  const { id, text } = props
  const { version, brochures, listed, removed } = all
  const languages = listed.map((language) => text.languages[language]).join(', ')
  // What is brought back has no form in which that could stand.
  const isFull = reply?.wrong?.file === 'full' && reply.typed.brochure === ''
  return (
    <>
      <div id="brochures">
        {isFull && <p className="desk-notice">{fillMessage(text.flaws.full, {})}</p>}
        {brochures.length === 0 && <p>{text.none}</p>}
        {listed.length > 0 && <p className="desk-notice">{fillMessage(text.listed, { languages })}</p>}
        {brochures.map((brochure) => {
          const isRefused = reply?.typed.brochure === brochure.id
          const of = `brochure-${brochure.id}`
          return (
            <section key={brochure.id} id={of} aria-labelledby={`${of}-heading`}>
              <h2 id={`${of}-heading`} lang={brochure.language ?? undefined}>
                {brochure.title}
              </h2>
              <Offered {...{ brochure, institute, text }} />
              <BrochureForm
                {...{ ...props, version, brochure }}
                reply={isRefused ? reply : null}
                unsaved={keeping(`brochures/${id}-${brochure.id}`, { version, isRefused })}
              >
                <div className="desk-actions">
                  <button type="submit" name="action" value="save" aria-label={`${text.save}: ${brochure.title}`}>
                    {text.save}
                  </button>
                  <button
                    type="submit"
                    name="action"
                    value="remove"
                    data-besides=""
                    formNoValidate
                    aria-label={`${text.remove}: ${brochure.title}`}
                  >
                    {text.remove}
                  </button>
                </div>
              </BrochureForm>
            </section>
          )
        })}
      </div>
      {removed.length > 0 && (
        <section aria-labelledby="removed">
          <h2 id="removed">{text.removed}</h2>
          <p>{fillMessage(text.removedHint, { days: REMOVED_DAYS, most: MAX_REMOVED_BROCHURES })}</p>
          <ul className="desk-photos">
            {removed.map(({ id: brochure, title, language, removed_at }) => (
              <li key={brochure}>
                <p>
                  <span lang={language ?? undefined}>{title}</span>
                  {removed_at !== null && (
                    <small>{fillMessage(text.removedOn, { moment: formatMoment(removed_at, text.dates) })}</small>
                  )}
                </p>
                {/* What is proposed to go still stands; of what went nobody reads the file. */}
                {id === OWN && institute !== null && (
                  <p>
                    <FileLink href={standingBrochure(institute, brochure)} label={text.openFile} title={title} />
                  </p>
                )}
                <form method="post" action={BROCHURE_POST}>
                  <Hidden {...{ ...props, version, brochure }} />
                  <button type="submit" name="action" value="restore" aria-label={`${text.restore}: ${title}`}>
                    {text.restore}
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
