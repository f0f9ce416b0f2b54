import 'server-only'
import { INDIA_AHEAD_MS, MAX_PAGE_SIZE, MAX_SHORTLISTED } from '@/lib/contract/constants'
import type { Language } from '@/lib/contract/language'
import type { ListedRecord, OpenRecord } from '@/lib/contract/open-data'
import { getMessages } from '@/lib/messages/catalogue'
import { parseCompareIds } from '@/lib/rules/comparison/compare-address'
import { filtersToProviderQuery, parseFilters } from '@/lib/rules/filters/address'
import { fullName } from '@/lib/rules/institute/full-name'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { cellText, COURSE_COLUMNS, INSTITUTION_COLUMNS } from '@/lib/rules/open-data/columns'
import type { ListFile, MadeList } from '@/lib/rules/open-data/list-files'
import { localizedUrl, pageInLanguage } from '@/lib/rules/routes/localized-url'
import { cleanIds } from '@/lib/rules/shortlist/selection'
import { pickText } from '@/lib/rules/text/localized-text'
import { getEnvironment } from '@/lib/server/env'
import { findRecord, listRecords } from '@/lib/server/reads/open-data'
import { listShownNotifications } from '@/lib/server/reads/notification'
import { listEvents } from '@/lib/server/reads/calendar'
import { findOtherSources } from '@/lib/server/reads/other-sources'
import { findSources } from '@/lib/server/reads/sources'
import { findTopInstitutes } from '@/lib/server/reads/top-institutes'
import { feeRows, scholarshipRows } from './cost-rows'

/** So many institutions are asked for at once. */
const AT_ONCE = 10
/** So many are looked through for one of which something may be given on, before the columns are named. */
const MAX_PEEKED = 1_000

/**
 * The lines of a list of the website, as its page shows it now; institutions as far as licences allow.
 * @param over when nobody waits for them any more
 */
export function listRows(
  list: ListFile,
  asked: URLSearchParams,
  lang: Language,
  over: AbortSignal,
): MadeList | Promise<MadeList> {
  const institutions = (found: Found) => institutionRows(found, lang, over)
  const ids = [asked.getAll('ids')].flat()
  const lists: Record<ListFile, () => MadeList | Promise<MadeList>> = {
    institutions: () => institutions(pages(asked)),
    shortlist: () => institutions(named(cleanIds(ids.flatMap((each) => each.split(','))).slice(0, MAX_SHORTLISTED))),
    comparison: () => institutions(named(parseCompareIds(ids).ids)),
    'top-institutions': () => institutions(top()),
    updates: () => updates(lang),
    sources: () => sources(lang),
    dates: () => dates(lang),
    fees: () => feeRows(asked.get('year'), lang),
    scholarships: () => scholarshipRows(lang),
    courses: () => courses(asked.get('id') ?? '', lang),
  }
  return lists[list]()
}

/** The whole directory behind a filter page, a page at a time. */
async function* pages(asked: URLSearchParams): AsyncGenerator<ListedRecord[]> {
  const query = filtersToProviderQuery(parseFilters(asked))
  query.delete('facets')
  query.set('limit', String(MAX_PAGE_SIZE))
  for (let page = 1; ; page += 1) {
    query.set('page', String(page))
    const { items, totalPages } = await listRecords(query)
    yield items
    if (items.length === 0 || page >= totalPages) return
  }
}

/** What there is of these institutions, in their order. */
async function* named(ids: readonly string[]): AsyncGenerator<ListedRecord[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const found = ids.slice(at, at + AT_ONCE).map(async (id) => {
      const record = await findRecord(id)
      return record === null ? [] : { id, ...record }
    })
    yield (await Promise.all(found)).flat()
  }
}

async function* top(): AsyncGenerator<ListedRecord[]> {
  const list = (await findTopInstitutes()) ?? []
  yield* named(list.flatMap(({ instituteId }) => instituteId ?? []))
}

type Found = AsyncGenerator<ListedRecord[]>

/** What may be given on of one; `null`: its name and page alone. */
const givenOn = ({ record }: ListedRecord) => (record === null || record.name === null ? null : record)

/** Those found, and whether of one of them anything may be given on; `true` where that is not seen before `MAX_PEEKED`. */
async function peek(found: Found, over: AbortSignal): Promise<{ isGivenOn: boolean; batches: Found }> {
  const seen: ListedRecord[][] = []
  async function* batches() {
    // What was given need not be held for the rest.
    for (let batch = seen.shift(); batch; batch = seen.shift()) yield batch
    yield* found
  }
  for (let count = 0; count < MAX_PEEKED && !over.aborted;) {
    const { done, value } = await found.next()
    if (done) return { isGivenOn: count === 0, batches: batches() }
    seen.push(value)
    if (value.some((each) => givenOn(each) !== null)) break
    count += value.length
  }
  return { isGivenOn: true, batches: batches() }
}

/**
 * Of one that may not be given on, and of a provider that does not say: its name, and where its page is. Where no line may
 * fill the other columns they are left out.
 */
async function institutionRows(found: Found, lang: Language, over: AbortSignal): Promise<MadeList> {
  const { isGivenOn, batches } = await peek(found, over)
  const columns = INSTITUTION_COLUMNS.filter(({ name }) => isGivenOn || name === 'id' || name === 'name')
  const { openData, filter } = getMessages(lang)
  const { siteUrl } = getEnvironment()
  const words: Readonly<Record<string, string>> = filter.ownershipKinds
  const cellsOf = (id: string, name: string, record: OpenRecord | null) =>
    columns.map((column) => {
      if (column.name === 'id') return id
      if (column.name === 'name') return name
      if (record === null) return ''
      const cell = cellText(column.value(record))
      return column.name === 'ownership' ? (words[cell] ?? cell) : cell
    })
  async function* rows(): MadeList['rows'] {
    for await (const batch of batches) {
      yield batch.map((each) => [
        ...cellsOf(each.id, fullName(each.name, each.disambiguation), givenOn(each)),
        localizedUrl(siteUrl, institutePath(each.id), lang),
      ])
    }
  }
  const header = columns.map((column) => openData.columns[column.name].label)
  return { header: [...header, openData.page], rows: rows() }
}

/** An institution's courses, as far as their lists may be given on; each line says whose they are. */
function courses(id: string, lang: Language): MadeList {
  const { openData, filter } = getMessages(lang)
  const columns = COURSE_COLUMNS.filter(({ name }) => name !== 'institution_id')
  const words: Readonly<Record<string, string>> = filter.levelKinds
  async function* rows(): MadeList['rows'] {
    const found = await findRecord(id)
    if (found === null) return
    const { record } = found
    const name = fullName(found.name, found.disambiguation)
    const page = localizedUrl(getEnvironment().siteUrl, institutePath(id), lang)
    // As in the list of institutions: of what may not be given on, whose it is and where it stands.
    if (record === null || record.courses.length === 0) return yield [[name, ...columns.map(() => ''), '', '', page]]
    const behind = [cellText(record.sources), cellText(record.licences)]
    yield record.courses.map((course) => [
      name,
      ...columns.map(({ name, value }) => {
        const cell = cellText(value({ record, course }))
        return name === 'level' ? (words[cell] ?? cell) : cell
      }),
      ...behind,
      page,
    ])
  }
  const named = (name: 'name' | 'sources' | 'licences') => openData.columns[name].label
  const header = [named('name'), ...columns.map(({ name }) => openData.columns[name].label)]
  return { header: [...header, named('sources'), named('licences'), openData.page], rows: rows() }
}

const indianTime = (at: number | null) =>
  at === null ? '' : new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ')

function updates(lang: Language): MadeList {
  const linkOf = (link: string, isOwnPage: boolean) => (isOwnPage ? pageInLanguage(link, lang) : link)
  const { title, description, link, starts, ends } = getMessages(lang).openData.updateColumns
  async function* rows(): MadeList['rows'] {
    const shown = await listShownNotifications()
    yield shown.map((update) => [
      pickText(update.title, lang)?.value ?? '',
      pickText(update.description, lang)?.value ?? '',
      update.link === null ? '' : new URL(linkOf(update.link, update.isOwnPage), getEnvironment().siteUrl).href,
      indianTime(update.startsAt),
      indianTime(update.endsAt),
    ])
  }
  return { header: [title, description, link, starts, ends], rows: rows() }
}

function sources(lang: Language): MadeList {
  const { openData, sources: text } = getMessages(lang)
  const { name, title, licence, url, dated, read, institutes, attribution } = openData.sourceColumns
  const { from, fromCopy } = openData.scholarshipColumns
  async function* rows(): MadeList['rows'] {
    const [lists, others] = await Promise.all([findSources(), findOtherSources()])
    const all = [
      ...(lists ?? []).map((list) => ({ ...list, told: list.title, by: list.attribution, from: null })),
      ...others.map((other) => ({
        ...{ ...other, name: text.otherKinds[other.kind], told: pickText(other.title, lang).value },
        ...{ by: other.by && pickText(other.by, lang).value, institutes: null },
        from: other.isFromCopy ? fromCopy : null,
      })),
    ]
    yield all.map((each) =>
      [each.name, each.told, each.licence, each.url, each.dated, each.readOn, each.institutes, each.by, each.from].map(
        cellText,
      ),
    )
  }
  return { header: [name, title, licence, url, dated, read, institutes, attribution, from], rows: rows() }
}

/** Dated events, by their first day; of one day the last is the first. */
function dates(lang: Language): MadeList {
  const { calendar, openData } = getMessages(lang)
  const labels = openData.dateColumns
  async function* rows(): MadeList['rows'] {
    const events = ((await listEvents()) ?? []).toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))
    yield events.map(({ examName, title, kind, firstDay, firstTime, lastDay, lastTime, source, isSample }) =>
      [
        ...[pickText(examName, lang).value, pickText(title, lang).value, calendar.kinds[kind]],
        ...[firstDay, firstTime, lastDay, lastTime, source.title, source.url, source.checkedOn],
        isSample ? calendar.sample : null,
      ].map(cellText),
    )
  }
  const { exam, event, kind, firstDay, firstTime, lastDay, lastTime, source, url, checked, note } = labels
  return {
    header: [exam, event, kind, firstDay, firstTime, lastDay, lastTime, source, url, checked, note],
    rows: rows(),
  }
}
