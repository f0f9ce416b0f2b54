import { DeskForm } from '@/components/desk/desk-form'
import type { Keeping } from '@/components/desk/unsaved/unsaved-of'
import { MAX_NOTE_LENGTH } from '@/lib/contract/constants'
import { actionsFrom, ANSWERED_BY } from '@/lib/contract/desk/enquiry-states'
import { type Language, LOCALES } from '@/lib/contract/language'
import type { DeskTemplateMessages } from '@/lib/messages/en/desk-templates'
import { mailLink, type ShownAnswer, shownAnswer, templatesFor } from '@/lib/rules/desk/answer'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { placeholdersIn } from '@/lib/rules/desk/placeholders'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

type Asked = Parameters<typeof shownAnswer>[0] & { keeping: Keeping; lang: Language; text: DeskTemplateMessages }
type Props = Pick<Asked, 'enquiry' | 'templates' | 'keeping' | 'lang' | 'text'> & { shown: ShownAnswer }

/** Where an enquiry is answered: a template is chosen and filled in, changed, looked at, and kept once it has gone. */
export function EnquiryAnswer({ keeping, lang, text, ...asked }: Asked) {
  const { enquiry } = asked
  const shown = shownAnswer(asked)
  const props = { enquiry, templates: templatesFor(enquiry, asked.templates), shown, keeping, lang, text }
  const mayAnswer = actionsFrom(enquiry.state).some((action) => action === 'mail')
  if (!mayAnswer && !shown.isTyped && enquiry.state !== 'new') return null
  const forms = (mayAnswer || shown.isTyped) && (
    <>
      <Choice {...props} />
      <Words {...props} />
    </>
  )
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">{text.answer}</h2>
      {!mayAnswer && <p>{text.takeFirst}</p>}
      {mayAnswer && shown.isReady ? (
        <>
          <Ready {...props} />
          <details className="desk-part">
            <summary>{text.change}</summary>
            {forms}
          </details>
        </>
      ) : (
        forms
      )}
    </section>
  )
}

function Choice({ enquiry, templates, shown, lang, text }: Props) {
  const page = deskPath(lang, `/enquiries/${enquiry.id}`)
  return (
    <form method="get" action={`${page}#answer`} className="desk-filter">
      <label>
        {text.template}
        <select name="template" defaultValue={shown.template?.id ?? ''}>
          <option value="">{text.noTemplate}</option>
          {templates.map(({ id, title }) => (
            <option key={id} value={id} lang={langMark(title, lang)}>
              {sayText(title, lang)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.inLanguage}
        <select name="in" defaultValue={shown.language}>
          {LOCALES.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{text.fillIn}</button>
    </form>
  )
}

/** Which enquiry, as it was shown: it goes with every post. */
const shownOf = ({ enquiry: { id, version }, shown }: Pick<Props, 'enquiry' | 'shown'>) => ({
  ...{ id, version, in: shown.language },
})

function Words({ enquiry, shown, keeping, lang, text }: Props) {
  const { template, language } = shown
  const isEnglish = template !== null && template.text[language] === undefined
  const sayFlaw = (name: 'subject' | 'answer') => {
    const flaw = shown.wrong.get(name)
    if (flaw === undefined) return null
    const places = placeholdersIn(shown[name]).known.map((place) => `{${place}}`)
    return fillMessage(text.answerFlaws[flaw], { most: MAX_NOTE_LENGTH, places: places.join(', ') })
  }
  const [subjectFlaw, answerFlaw] = [sayFlaw('subject'), sayFlaw('answer')]
  return (
    <DeskForm to="enquiry-answer" lang={lang} hidden={shownOf({ enquiry, shown })} className="desk-form desk-answer">
      {keeping(`answer/${enquiry.id}`, { version: String(enquiry.version), isRefused: shown.isTyped })}
      {isEnglish && <p className="desk-notice">{text.notTranslated}</p>}
      <label htmlFor="subject">{text.subject}</label>
      <input
        id="subject"
        name="subject"
        lang={isEnglish ? 'en' : language}
        defaultValue={shown.subject}
        aria-invalid={subjectFlaw !== null || undefined}
        aria-describedby={subjectFlaw === null ? undefined : 'subject-wrong'}
      />
      {subjectFlaw !== null && (
        <p id="subject-wrong" className="desk-wrong">
          {subjectFlaw}
        </p>
      )}
      <label htmlFor="words">{text.text}</label>
      <textarea
        id="words"
        name="answer"
        rows={12}
        lang={isEnglish ? 'en' : language}
        defaultValue={shown.answer}
        aria-invalid={answerFlaw !== null || undefined}
        aria-describedby={answerFlaw === null ? 'words-hint' : 'words-hint words-wrong'}
      />
      <small id="words-hint">{text.textOfAnswer}</small>
      {answerFlaw !== null && (
        <p id="words-wrong" className="desk-wrong">
          {answerFlaw}
        </p>
      )}
      <button type="submit" name="way" value="look">
        {text.look}
      </button>
    </DeskForm>
  )
}

/** What was looked at: the way into a mail program, and the buttons by which it is kept once it has gone. */
function Ready({ enquiry, shown, lang, text }: Props) {
  const { subject, answer, language } = shown
  const { email } = enquiry
  return (
    <>
      <dl>
        <div>
          <dt>{text.to}</dt>
          <dd>{email ?? text.noMail}</dd>
        </div>
        <div>
          <dt>{text.subject}</dt>
          <dd lang={language}>{subject}</dd>
        </div>
        <div>
          <dt>{text.text}</dt>
          <dd lang={language} className="desk-text">
            {answer}
          </dd>
        </div>
      </dl>
      {email !== null && (
        <p>
          <a href={mailLink(email, { subject, answer })}>{text.openMail}</a>
        </p>
      )}
      <DeskForm
        to="enquiry-answer"
        lang={lang}
        hidden={{ ...shownOf({ enquiry, shown }), subject, answer }}
        className="desk-actions"
      >
        {ANSWERED_BY.filter((way) => way === 'call' || email !== null).map((way) => (
          <button key={way} type="submit" name="way" value={way}>
            {text.keep[way]}
          </button>
        ))}
      </DeskForm>
      <p>{text.keepHint}</p>
    </>
  )
}
