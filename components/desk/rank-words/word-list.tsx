import type { Language } from '@/lib/contract/language'
import { isTranslated } from '@/lib/contract/lenient'
import type { DeskRankWord } from '@/lib/contract/desk/rank-words'
import type { DeskRankWordMessages } from '@/lib/messages/en/desk-rank-words'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { TableHead } from '@/components/desk/table-head'

/** Whether something of a word is not in every language. */
export const lacksTranslation = ({ name, meaning, source }: DeskRankWord) =>
  ![name, meaning, source].every(isTranslated)

type Props = { lang: Language; text: DeskRankWordMessages }

/** The codes and exams that lists have and of which nothing is said, each a way to say it. */
export function UnknownWords({ codes, lang, text }: Props & { codes: readonly string[] }) {
  if (codes.length === 0) return null
  return (
    <>
      <p>{text.unknown}</p>
      <ul className="desk-ways">
        {codes.map((code) => (
          <li key={code}>
            <a href={deskPath(lang, `${RECORD_ROOMS.word.pages.add}?${new URLSearchParams({ code })}`)}>{code}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The words; on a phone each is a block of lines. */
export function WordList({ words, lang, text }: Props & { words: readonly DeskRankWord[] }) {
  return (
    <table>
      <TableHead columns={['what', 'meaning', 'source']} text={text} />
      <tbody>
        {words.map((word) => {
          const { id, part, name, meaning } = word
          return (
            <tr key={id}>
              <th scope="row">
                <a href={deskPath(lang, RECORD_ROOMS.word.pages.one(id))}>{id}</a>{' '}
                <span lang={langMark(name, lang)}>{sayText(name, lang)}</span>
                <small>{text.wordParts[part]}</small>
                {lacksTranslation(word) && <small className="desk-lacks">{text.lacksTranslation}</small>}
              </th>
              <td data-label={text.meaning} lang={meaning === null ? undefined : langMark(meaning, lang)}>
                {meaning === null ? '–' : sayText(meaning, lang)}
              </td>
              <td data-label={text.source}>
                <Source word={word} lang={lang} text={text} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Source({ word: { source, url, readOn, isFromCopy }, lang, text }: Props & { word: DeskRankWord }) {
  if (source === null) return '–'
  const href = webAddress(url)
  const said = sayText(source, lang)
  const read = isFromCopy ? text.copyRead : text.pageRead
  return (
    <>
      {href === null ? (
        <span lang={langMark(source, lang)}>{said}</span>
      ) : (
        <a href={href} rel="noopener" lang={langMark(source, lang)}>
          {said}
        </a>
      )}
      {readOn !== null && <small>{fillMessage(read, { day: formatDay(readOn, text.dates) })}</small>}
      {href === null && <small className="desk-lacks">{text.noLink}</small>}
    </>
  )
}
