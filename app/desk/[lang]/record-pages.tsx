import { DateForm } from '@/components/desk/dates/date-form'
import { DateList } from '@/components/desk/dates/date-list'
import { FeeSheetForm } from '@/components/desk/fee-sheets/fee-sheet-form'
import { FeeSheetList } from '@/components/desk/fee-sheets/fee-sheet-list'
import { NotificationForm } from '@/components/desk/notifications/notification-form'
import * as notifications from '@/components/desk/notifications/notification-list'
import { PlanForm } from '@/components/desk/plans/plan-form'
import * as plans from '@/components/desk/plans/plan-list'
import { RankWordForm } from '@/components/desk/rank-words/word-form'
import * as words from '@/components/desk/rank-words/word-list'
import { RecordCount } from '@/components/desk/record-page'
import { ScholarshipForm } from '@/components/desk/scholarships/scholarship-form'
import * as scholarships from '@/components/desk/scholarships/scholarship-list'
import { TemplateForm } from '@/components/desk/templates/template-form'
import * as templates from '@/components/desk/templates/template-list'
import { calendarSchema } from '@/lib/contract/calendar'
import { deskNotificationListSchema } from '@/lib/contract/desk/notification'
import { deskPlanListSchema } from '@/lib/contract/desk/plan'
import { deskRankWordsSchema } from '@/lib/contract/desk/rank-words'
import { deskRecordSchema } from '@/lib/contract/desk/record'
import { deskTemplateListSchema } from '@/lib/contract/desk/template'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { indianDay } from '@/lib/contract/indian-day'
import { isTranslated } from '@/lib/contract/lenient'
import type { Option } from '@/lib/contract/lookup'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { startOf } from '@/lib/rules/desk/date-start'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { readAtDesk, readTimed } from '@/lib/server/desk/desk-page'
import { readLookups } from '@/lib/server/desk/lookups'
import { nextYearOf } from '@/lib/server/desk/next-fee-sheet'
import { surviveOutage } from '@/lib/server/provider/outage'
import { findFeeSheets } from '@/lib/server/reads/costs'
import { pagesOf } from './pages-of-room'

const nothing = () => Promise.resolve({})

/** The pages of the rooms of records: what each one reads and shows of its own. */
export const RECORD_PAGES = {
  /** Dated events of exams. `/desk/en/dates/new?exam=kcet`: what all events of the exam say stands in the form already. */
  dates: pagesOf({
    room: RECORD_ROOMS.date,
    title: ({ desk }) => desk.calendar,
    text: ({ deskDates }) => deskDates,
    schema: calendarSchema,
    list: (events, { lang, texts: { calendar }, text, now }) => (
      <>
        <RecordCount rows={events} lacksTranslation={({ title }) => !isTranslated(title)} text={text} />
        <DateList {...{ events, lang, calendar, text, now }} />
      </>
    ),
    load: readLookups,
    query: ['exam'],
    async begin({ visitor, lang, query }) {
      const { data, at } = await readTimed(visitor, lang, 'GET /desk/dates', calendarSchema)
      return startOf(data ?? [], query.exam, at)
    },
    form: (its, { text, extra: { types } }) => <DateForm {...{ ...its, types, text }} />,
  }),

  /** What students can choose, and what is not sold any more. */
  plans: pagesOf({
    room: RECORD_ROOMS.plan,
    title: ({ desk }) => desk.plans,
    text: ({ deskPlans }) => deskPlans,
    schema: deskPlanListSchema,
    list: (rows, { lang, text }) => (
      <>
        <RecordCount {...{ rows, text }} lacksTranslation={plans.lacksTranslation} />
        {rows.length > 0 && <plans.PlanList plans={rows} {...{ lang, text }} />}
      </>
    ),
    load: nothing,
    begin: () => ({ cycle: 'yearly', sold: 'yes' }),
    form: (its, { text, isNew }) => (
      <>
        {!isNew && <p>{text.bought}</p>}
        <PlanForm {...{ ...its, text }} />
      </>
    ),
  }),

  /** What stands among the updates, what will and what did. */
  notifications: pagesOf({
    room: RECORD_ROOMS.notification,
    title: ({ desk }) => desk.notifications,
    text: ({ deskNotifications }) => deskNotifications,
    schema: deskNotificationListSchema,
    list: (rows, { lang, text, now }) => (
      <>
        <RecordCount {...{ rows, text }} lacksTranslation={notifications.lacksTranslation} />
        {rows.length > 0 && <notifications.NotificationList notifications={rows} {...{ lang, text, now }} />}
      </>
    ),
    load: nothing,
    begin: () => ({ shown: 'yes' }),
    form: (its, { text }) => <NotificationForm {...{ ...its, text }} />,
  }),

  /** What the codes of closing ranks mean, and what exams are called. `…/new?code=GMP`: that code stands in the form already. */
  rankWords: pagesOf({
    room: RECORD_ROOMS.word,
    title: ({ desk }) => desk.rankWords,
    text: ({ deskRankWords }) => deskRankWords,
    schema: deskRankWordsSchema,
    website: '/admission-chances',
    list: ({ data: rows, unknown }, { lang, text, mayAdd }) => (
      <>
        {mayAdd && <words.UnknownWords codes={unknown} {...{ lang, text }} />}
        <RecordCount {...{ rows, text }} lacksTranslation={words.lacksTranslation} />
        <words.WordList words={rows} {...{ lang, text }} />
      </>
    ),
    load: nothing,
    query: ['code'],
    begin: ({ query }) => query,
    form: (its, { text }) => <RankWordForm {...{ ...its, text }} />,
  }),

  /** Those of which an official page was read. */
  scholarships: pagesOf({
    room: RECORD_ROOMS.scholarship,
    title: ({ desk }) => desk.scholarships,
    text: ({ deskScholarships }) => deskScholarships,
    schema: scholarshipListSchema,
    list: (rows, { lang, text, now }) => (
      <>
        <RecordCount {...{ rows, text }} lacksTranslation={scholarships.lacksTranslation} />
        {rows.length > 0 && (
          <scholarships.ScholarshipList scholarships={rows} {...{ lang, text }} today={indianDay(now)} />
        )}
      </>
    ),
    load: readFeeCourses,
    begin: () => ({}),
    form: (its, { text, extra: courses }) => <ScholarshipForm {...{ ...its, courses, text }} />,
  }),

  /** With which words enquiries are answered. */
  templates: pagesOf({
    room: RECORD_ROOMS.template,
    title: ({ desk }) => desk.templates,
    text: ({ deskTemplates }) => deskTemplates,
    schema: deskTemplateListSchema,
    list: (rows, { lang, texts: { desk }, text }) => (
      <>
        <RecordCount {...{ rows, text }} lacksTranslation={templates.lacksTranslation} />
        {rows.length > 0 && <templates.TemplateList templates={rows} {...{ lang, text }} kinds={desk.kinds} />}
      </>
    ),
    load: nothing,
    begin: () => ({}),
    form: (its, { texts: { desk }, text }) => <TemplateForm {...{ ...its, text }} kinds={desk.kinds} />,
  }),

  /** What authorities fixed, by academic year; the next one begins as a copy of the newest. */
  feeSheets: pagesOf({
    room: RECORD_ROOMS.sheet,
    title: ({ desk }) => desk.feeSheets,
    text: ({ deskFeeSheets }) => deskFeeSheets,
    schema: feeSheetListSchema,
    website: '/costs',
    list: (sheets, { lang, text }) => <FeeSheetList {...{ sheets, lang, text }} />,
    async load({ visitor, lang, id }) {
      const { data } = await readAtDesk(visitor, lang, 'GET /desk/fee-sheets', feeSheetListSchema)
      return (id === null ? data?.[0] : data?.find(({ year }) => year === id)) ?? null
    },
    async begin({ visitor, lang, extra: { year: id } }) {
      const { data } = await readAtDesk(visitor, lang, 'GET /desk/fee-sheets/{id}', deskRecordSchema, { id })
      return data && nextYearOf(data)
    },
    form: (its, { text, extra: sheet }) => <FeeSheetForm {...{ ...its, sheet, text }} />,
  }),
}

/** The courses of all fee sheets, the newest names first; nothing while the provider is away. */
async function readFeeCourses(): Promise<readonly Option[]> {
  const sheets = (await surviveOutage(() => findFeeSheets(), { fallback: null })) ?? []
  const courses = sheets.flatMap(({ tables }) => tables.flatMap((table) => table.courses))
  return [...new Map(courses.toReversed().map(({ id, name }) => [id, { id, name }])).values()].toReversed()
}
