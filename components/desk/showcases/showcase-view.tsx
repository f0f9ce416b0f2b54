import { AuditList } from '@/components/desk/audit-list'
import { Difference } from '@/components/desk/content/version-difference'
import { PublishTime, timeWords } from '@/components/desk/content/publish-time'
import { DeskForm } from '@/components/desk/desk-form'
import { DraftState, RevertButtons } from '@/components/desk/draft-parts'
import { type DeskShowcases, type DraftedShowcase, SHOWCASE_FIELDS } from '@/lib/contract/desk/showcase'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import type { DeskShowcaseMessages } from '@/lib/messages/en/desk-showcases'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { versionPage } from '@/lib/rules/desk/record-rooms'
import { SECTION_PAGE } from '@/lib/rules/desk/section-page'
import { showcasePage } from '@/lib/rules/desk/showcase-list'
import { FIRST_VERSION, hasFirst, isVersion } from '@/lib/rules/desk/versions'
import { diffWords } from '@/lib/rules/desk/word-diff'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatMoment } from '@/lib/rules/text/indian-date'

type Saying = {
  lang: Language
  text: { desk: DeskMessages; content: DeskContentMessages; own: DeskShowcaseMessages }
}
type Words = Readonly<Record<string, string>>

type TilesProps = Saying & { showcases: DeskShowcases }

/** The lists, with what waits of each. */
export function ShowcaseTiles({ showcases, lang, text: { content, own } }: TilesProps) {
  return (
    <ul className="desk-tiles">
      {showcases.map(({ list, institutions, draft }) => (
        <li key={list}>
          <a href={deskPath(lang, showcasePage(list))}>{own.lists[list]}</a>
          <small>{formatMessage(own.count, { count: institutions.length })}</small>
          {draft !== null && (
            <small className={draft.schedule?.missed ? 'desk-wrong' : undefined}>
              {draft.schedule === null
                ? fillMessage(own.draftOf, { by: draft.by, moment: formatMoment(draft.at, own.dates) })
                : timeWords(draft.schedule, content, own.dates)}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

type ComparedProps = Pick<Saying, 'text'> & {
  now: Words
  other: Words
  was?: Words
  headings: readonly [string, string]
}

/** A list beside what it is to say, or said: an institution in each line. */
function Compared({ now, other, was = {}, headings, text: { content, own } }: ComparedProps) {
  const [stands = '', value, then] = [now.institutions, other.institutions, was.institutions]
  const lines = (words: string) => words.replaceAll('; ', '\n')
  const note = then === undefined || then === stands ? null : fillMessage(own.wasThen, { value: then || own.empty })
  const runs = value === undefined ? [] : diffWords(lines(stands), lines(value))
  const row = { path: 'institutions', lang: null, label: own.fields.institutions, runs, note }
  return <Difference rows={value === undefined ? [] : [row]} headings={headings} text={content} />
}

type StateProps = Saying & { showcase: DraftedShowcase; reply: DeskReply | null; siteUrl: URL }

/** The draft of a list that waits: what it changes, and the buttons that publish it, now or at a time, and discard it. */
export function ShowcaseDraft({ showcase: { list, values, draft }, reply, siteUrl, lang, text }: StateProps) {
  if (draft === null) return null
  const { content, own } = text
  const { version, said, was, schedule } = draft
  return (
    <>
      <DraftState page={SECTION_PAGE.homepage} text={own} {...{ draft, siteUrl, lang, content }}>
        <Compared
          now={values}
          other={said}
          headings={[content.kinds.published, content.kinds.draft]}
          {...{ was, text }}
        />
        {draft.flaws.institutions !== undefined && <p className="desk-wrong">{own.draftWrong}</p>}
      </DraftState>
      <DeskForm to="showcase-draft" lang={lang} hidden={{ list, version }} className="desk-form">
        <div className="desk-actions">
          <button type="submit" name="do" value="publish">
            {content.publish}
          </button>
          <button type="submit" name="do" value="discard">
            {content.discard}
          </button>
        </div>
        <PublishTime
          reply={{ typed: reply?.typed ?? {}, flaw: reply?.wrong?.at ?? null }}
          {...{ schedule, text: content }}
        />
      </DeskForm>
    </>
  )
}

type HistoryProps = Saying & { showcase: DraftedShowcase }

/** What was done with a list, and the way to each version of it. */
export function ShowcaseHistory({ showcase: { list, history }, lang, text: { desk, own } }: HistoryProps) {
  const way = (to: string | number) => deskPath(lang, versionPage(showcasePage(list), to))
  return (
    <section aria-labelledby="history">
      <h2 id="history">{desk.history}</h2>
      {history.length === 0 && <p>{desk.noHistory}</p>}
      {history.length > 0 && (
        <AuditList
          entries={history}
          lang={lang}
          text={desk}
          wayOf={(entry) => isVersion(SHOWCASE_FIELDS, entry) && <a href={way(entry.id)}>{own.bringBack}</a>}
        />
      )}
      {hasFirst(SHOWCASE_FIELDS, history) && (
        <p>
          <a href={way(FIRST_VERSION)}>{own.bringBackFirst}</a>
        </p>
      )}
    </section>
  )
}

type VersionProps = HistoryProps & { number: number; version: { said: Words; gone: readonly string[] } }

/** What a list said once beside what it says now, who of these is gone, and the buttons that bring it back. */
export function ShowcaseVersion({ showcase, number, version: { said, gone }, lang, text }: VersionProps) {
  const { list, version, values, draft } = showcase
  const { own } = text
  return (
    <>
      <p>
        <a href={deskPath(lang, showcasePage(list))}>{own.backTo}</a>
      </p>
      <p>{own.versionIntro}</p>
      <Compared now={values} other={said} headings={[own.nowSaid, own.thenSaid]} text={text} />
      {gone.length > 0 && <p className="desk-notice">{fillMessage(own.goneSince, { names: gone.join(', ') })}</p>}
      {Object.keys(said).length > 0 && (
        <DeskForm to="showcase-revert" lang={lang} hidden={{ list, version: draft?.version ?? version, to: number }}>
          <RevertButtons isOverDraft={draft !== null} text={own} />
        </DeskForm>
      )}
    </>
  )
}
