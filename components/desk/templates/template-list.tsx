import type { AnswerTemplate } from '@/lib/contract/desk/template'
import type { Language } from '@/lib/contract/language'
import { isTranslated } from '@/lib/contract/lenient'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskTemplateMessages } from '@/lib/messages/en/desk-templates'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { TableHead } from '@/components/desk/table-head'

/** Whether something of a template is not in every language. */
export const lacksTranslation = ({ title, text }: AnswerTemplate) => ![title, text].every(isTranslated)

type Props = {
  templates: readonly AnswerTemplate[]
  kinds: DeskMessages['kinds']
  lang: Language
  text: DeskTemplateMessages
}

/** The templates by title; on a phone each is a block of lines. */
export function TemplateList({ templates, kinds, lang, text }: Props) {
  return (
    <table>
      <TableHead columns={['template', 'types', 'begins']} text={text} />
      <tbody>
        {templates.map((template) => (
          <tr key={template.id}>
            <th scope="row">
              <a
                href={deskPath(lang, RECORD_ROOMS.template.pages.one(template.id))}
                lang={langMark(template.title, lang)}
              >
                {sayText(template.title, lang)}
              </a>
              {lacksTranslation(template) && <small className="desk-lacks">{text.lacksTranslation}</small>}
            </th>
            <td data-label={text.types}>
              {template.types.length === 0 ? text.allTypes : template.types.map((type) => kinds[type]).join(', ')}
            </td>
            <td data-label={text.begins}>
              <div lang={langMark(template.text, lang)} className="desk-excerpt">
                {sayText(template.text, lang)}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
