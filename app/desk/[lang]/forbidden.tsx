import { DeskFrame } from '@/components/desk/desk-frame'
import { InLanguage } from '@/components/desk/in-language'
import { LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { findDeskUser } from '@/lib/server/desk/desk-page'

/** What stands, with status 403, in the place of a page of the desk that is not theirs. Next does not tell it the page's language. */
export default async function Forbidden() {
  const user = await findDeskUser()
  return (
    <InLanguage>
      {LANGUAGES.map((lang) => {
        const { desk } = getMessages(lang)
        return (
          <DeskFrame key={lang} lang={lang} text={desk} user={user} title={desk.notYours} page="" reply={null}>
            <p role="alert">{desk.said.forbidden}</p>
          </DeskFrame>
        )
      })}
    </InLanguage>
  )
}
