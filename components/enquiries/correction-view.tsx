import { BackLink } from '@/components/ui/back-link'
import { Card } from '@/components/ui/card'
import { FullName } from '@/components/ui/full-name'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import { type Correction, correctionPath, reportableFrom } from '@/lib/rules/enquiries/correction'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { markOf } from '@/lib/rules/text/localized-text'
import { ConsentLine } from './consent-line'
import { CorrectionVisitorForm } from './correction-visitor-form'
import { contactTexts } from './form-texts'
import { ReplyNote, sayWhen } from './reply-view'

type Props = Correction & {
  lang: Language
  messages: Pick<Messages, 'enquiries' | 'layout' | 'sources'>
  /** What a sending without JavaScript came to. */
  reply?: EnquiryReply
}

/** Where a wrong figure is reported: the contact form, which tells which figure of which institution is meant. */
export function CorrectionView({ id, institute, figure, lang, messages, reply }: Props) {
  const { enquiries, layout, sources: text } = messages
  const page = localizedPath(id === null ? '/filter' : institutePath(id), lang)
  return (
    <div className="page-column flex justify-center py-4 md:py-10">
      <div className="grid w-full max-w-2xl gap-3">
        <div>
          <BackLink href={page} label={text.correctionBack} />
        </div>
        <Card as="section" className="grid gap-6 rounded-panel p-5 sm:p-10">
          <div className="grid gap-2">
            <h1 className="text-h2 font-semibold">{text.correctionTitle}</h1>
            {institute === null ? null : (
              <p className="text-lg font-semibold wrap-anywhere">
                <FullName disambiguation={institute.disambiguation} lang={markOf('en', lang)}>
                  <ProviderText of={institute.name} lang={lang} />
                </FullName>
              </p>
            )}
            <p className="text-ink-2">{text.correctionIntro}</p>
          </div>
          {reply && <ReplyNote reply={reply} text={enquiries} />}
          <CorrectionVisitorForm
            lang={lang}
            source={localizedPath(correctionPath({ id, figure }), lang)}
            text={contactTexts(enquiries)}
            figures={[...reportableFrom(figure).map((each) => text.figures[each]), text.otherFigure]}
            chosen={figure === null ? text.otherFigure : text.figures[figure]}
            labels={{ figure: text.whichFigure, message: text.correctionMessage, submit: text.sendCorrection }}
            consent={<ConsentLine lang={lang} brand={layout.brand} text={enquiries} />}
            reply={reply && sayWhen(reply, enquiries)}
          />
        </Card>
      </div>
    </div>
  )
}
