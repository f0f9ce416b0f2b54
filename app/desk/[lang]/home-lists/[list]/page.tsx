import { DeskFrame } from '@/components/desk/desk-frame'
import { FindInstitution } from '@/components/desk/find-institution'
import { ShowcaseList } from '@/components/desk/showcases/showcase-list'
import { ShowcaseDraft, ShowcaseHistory, ShowcaseVersion } from '@/components/desk/showcases/showcase-view'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { openShowcase, showcaseIn } from '@/lib/bff/showcase-page'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { withDraft } from '@/lib/rules/desk/desk-reply'
import { versionPage } from '@/lib/rules/desk/record-rooms'
import { showcasePage } from '@/lib/rules/desk/showcase-list'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { findInstitution } from '@/lib/server/desk/find-institution'
import { getEnvironment } from '@/lib/server/env'

export const generateMetadata = deskTitle<'list'>(
  ({ deskShowcases }, { list }) => deskShowcases.lists[showcaseIn(list)],
)

/** `/desk/en/home-lists/top`: a list of the home page with its draft; `?version=41`: what it said after an entry of its history. */
export default async function HomeListPage({ params, searchParams }: DeskPageProps<'list'>) {
  const [opened, { list: asked }, query] = await Promise.all([openDeskPage(params), params, searchParams])
  const { lang, visitor, texts, replyTo, whoElse, frame } = opened
  const { desk, deskFind, deskContent: content, deskShowcases: own } = texts
  const list = showcaseIn(asked)
  const { showcase, canDraft, version, missing } = await openShowcase(opened, asked, query)
  const chosen = deskQuery(query, ['version', 'find', 'institute'])
  const page = showcasePage(list)
  const reply = await replyTo(version === null ? page : versionPage(page, version.number))
  const text = { desk, content, own }
  const shown = {
    ...{ page, missing, query: chosen, title: own.lists[list] },
    reply: withDraft(reply, showcase?.draft),
    presence: showcase && canDraft ? await whoElse('showcases', list) : null,
  }
  if (showcase !== null && version !== null) {
    const entry = showcase.history.find((each) => Number(each.id) === version.number)
    const name = own.lists[list]
    const title = entry
      ? fillMessage(own.versionOf, { name, moment: formatMoment(entry.at, own.dates) })
      : fillMessage(own.versionFirst, { name })
    return (
      <DeskFrame {...frame} {...shown} title={title}>
        <ShowcaseVersion number={version.number} {...{ showcase, version, lang, text }} />
      </DeskFrame>
    )
  }
  const finding = (
    <FindInstitution
      {...{ page, lang, param: 'institute', place: list, text: deskFind }}
      finding={await findInstitution(query, visitor, lang)}
    />
  )
  return (
    <DeskFrame {...frame} {...shown}>
      <p className="desk-ways">
        <a href={deskPath(lang, '/home-lists')}>{own.all}</a>
        <a href={localizedPath('/', lang)}>{own.onWebsite}</a>
      </p>
      <p>
        {own.about[list]} {canDraft ? own.drafted : own.atOnce}
      </p>
      {showcase && (
        <>
          <ShowcaseDraft reply={shown.reply} siteUrl={getEnvironment().siteUrl} {...{ showcase, lang, text }} />
          <ShowcaseList
            showcase={{ ...showcase, version: showcase.draft?.version ?? showcase.version }}
            chosen={chosen.institute}
            text={own}
            {...{ canDraft, finding, lang }}
            reply={shown.reply}
          />
          {canDraft && <ShowcaseHistory {...{ showcase, lang, text }} />}
        </>
      )}
    </DeskFrame>
  )
}
