import type { ReactNode } from 'react'
import { DeskForm } from '@/components/desk/desk-form'
import { type DeskShowcase, SHOWCASE_FLAWS, type ShownInstitution } from '@/lib/contract/desk/showcase'
import type { Language } from '@/lib/contract/language'
import type { DeskShowcaseMessages } from '@/lib/messages/en/desk-showcases'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { joinTexts, langMark, sayText } from '@/lib/rules/text/localized-text'

type Props = {
  showcase: DeskShowcase
  /** Each button keeps a draft; else it changes what visitors see. */
  canDraft: boolean
  /** Whose form was this list's. */
  reply: DeskReply | null
  /** The search by name, and the number that was chosen by it. */
  finding: ReactNode
  chosen: string | undefined
  lang: Language
  text: DeskShowcaseMessages
}

/** A list of the home page in its order: each is moved and taken away by a button, and one is added, found by its name. */
export function ShowcaseList({ showcase, canDraft, finding, chosen, reply, lang, text }: Props) {
  const { list, version, institutions } = showcase
  // What keeps the draft from being published stands above it.
  const wrongs = reply?.typed.list === list ? [reply.wrong?.institutions, reply.wrong?.institute] : []
  const flaw = SHOWCASE_FLAWS.find((each) => wrongs.includes(each))
  const [field, hint, wrong] = [`institute-${list}`, `hint-${list}`, `wrong-${list}`]
  const hidden = { list, version, ...(canDraft && { institutions: institutions.map(({ id }) => id).join(' ') }) }
  return (
    <section aria-labelledby={list}>
      <h2 id={list} tabIndex={-1}>
        {text.order}
      </h2>
      {institutions.length === 0 && <p>{text.none}</p>}
      {institutions.length > 0 && (
        <DeskForm to="showcase" lang={lang} hidden={hidden} aria-label={text.lists[list]}>
          <ol className="desk-shown">
            {institutions.map((institution, at) => (
              <Shown
                key={institution.id}
                moves={{ up: at > 0, down: at < institutions.length - 1, remove: true }}
                {...{ institution, lang, text }}
              />
            ))}
          </ol>
        </DeskForm>
      )}
      {finding}
      <DeskForm to="showcase" lang={lang} hidden={hidden} className="desk-form">
        <label htmlFor={field}>{text.number}</label>
        <input
          id={field}
          name="institute"
          defaultValue={chosen ?? reply?.typed.institute ?? ''}
          aria-describedby={flaw === undefined ? hint : `${hint} ${wrong}`}
          aria-invalid={flaw !== undefined || undefined}
        />
        <small id={hint}>{text.numberHint}</small>
        {flaw !== undefined && (
          <p id={wrong} className="desk-wrong">
            {text.flaws[flaw]}
          </p>
        )}
        <button type="submit" name="do" value="add">
          {text.add}
        </button>
      </DeskForm>
    </section>
  )
}

type ShownProps = Pick<Props, 'lang' | 'text'> & {
  institution: ShownInstitution
  moves: Readonly<Record<'up' | 'down' | 'remove', boolean>>
}

function Shown({ institution: { id, name, city, district, retired, unknown }, moves, lang, text }: ShownProps) {
  const place = joinTexts([city, district].filter((each) => each !== null))
  const said = sayText(name, lang)
  return (
    <li>
      <div className="desk-shown-row">
        <div>
          <a href={deskPath(lang, `/institutions/${id}`)} lang={langMark(name, lang)}>
            {said}
          </a>
          {place !== null && <small>{sayText(place, lang)}</small>}
          {retired && <small className="desk-lacks">{text.retired}</small>}
          {unknown && <small className="desk-wrong">{text.gone}</small>}
        </div>
        <div className="desk-entry-buttons">
          {(['up', 'down', 'remove'] as const)
            .filter((action) => moves[action])
            .map((action) => (
              <button
                key={action}
                type="submit"
                name="do"
                value={`${action}:${id}`}
                aria-label={fillMessage(text.doingTo, { action: text.doing[action], name: said })}
                className="desk-small"
              >
                {text.doing[action]}
              </button>
            ))}
        </div>
      </div>
    </li>
  )
}
