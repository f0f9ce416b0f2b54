import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/platform/database'
import { markOfShown } from '@/tools/desk/drill-queues'
import type { Entry } from '@/tools/desk/judge-trail'

/** The audit trail beside the versions that it speaks of, those that are in no trail among them. */
export async function readEntries(db: Database): Promise<Entry[]> {
  const changed = await db.execute<Entry>(sql`
    select record, 'saved' as kind, after ->> 'address' as mark, before ->> 'address' as before,
      after ->> 'address' as after
    from desk_audit where action = 'institution-changed' and after ? 'address' order by id`)
  const pages = await db.execute<Entry>(sql`
    select replace(record, 'institution', 'page') as record, 'saved' as kind,
      (after ->> 'overview_title')::json ->> 'en' as mark,
      coalesce(nullif(before ->> 'overview_title', '')::json ->> 'en', '') as before,
      (after ->> 'overview_title')::json ->> 'en' as after
    from desk_audit where action = 'institution-changed' and after ? 'overview_title' order by id`)
  const kept = await db.execute<Entry>(sql`
    select case action when 'plan-changed' then record else 'kept ' || record end as record, 'saved' as kind,
      after ->> 'name' as mark, before ->> 'name' as before, after ->> 'name' as after
    from desk_audit where action in ('plan-changed', 'content-drafted') and record like 'plan %' order by id`)
  const drafted = await db.execute<Entry>(sql`
    select replace(record, 'institution', 'draft') as record, 'saved' as kind, after ->> 'tagline_en' as mark,
      before ->> 'tagline_en' as before, after ->> 'tagline_en' as after
    from desk_audit where action = 'content-drafted' and record like 'institution %' order by id`)
  const versions = await db.execute<Entry>(sql`
    select coalesce(a.record, 'content ' || v.section) as record,
      case coalesce(a.action, v.kind) when 'content-drafted' then 'saved' when 'draft' then 'saved' else 'aside' end as kind,
      v.fields ->> 'mark' as mark, a.before ->> 'version' as before, a.after ->> 'version' as after
    from (select * from desk_audit
      where action in ('content-drafted', 'content-set-aside') and record like 'content %') a
    full join (select * from content_versions where kind in ('draft', 'aside')) v
      on a.record = 'content ' || v.section and a.after ->> 'version' = v.number::text
      and (a.action = 'content-drafted') = (v.kind = 'draft') and a.account_id = v.account_id
    order by a.id, v.id`)
  const told = [changed, pages, kept, drafted, versions].flatMap(({ rows }) => rows)
  return [...told, ...(await readDecisions(db)), ...(await readShown(db))]
}

/** What was decided on reviews and proposals beside what their tables say of it, and when enquiries are followed up. */
async function readDecisions(db: Database): Promise<Entry[]> {
  const reviews = await db.execute<Entry>(sql`
    select coalesce(a.record, 'review ' || d.review_id) as record, 'saved' as kind, d.words as mark,
      a.before ->> 'state' as before, a.after ->> 'state' as after
    from (select *, row_number() over (partition by record order by id) as turn from desk_audit where action = 'review-decided') a
    full join (select *, row_number() over (partition by review_id order by id) as turn from review_decisions) d
      on a.record = 'review ' || d.review_id and a.turn = d.turn and a.account_id = d.account_id
      and (a.after ->> 'characters')::int = length(d.words)
    order by a.id, d.id`)
  const proposals = await db.execute<Entry>(sql`
    select coalesce(a.record, 'proposal ' || p.id) as record, 'saved' as kind, a.after ->> 'words' as mark,
      'open' as before, p.state as after
    from (select * from desk_audit where action = 'proposal-decided') a
    full join (select * from institute_proposals where state <> 'open') p
      on a.record = 'proposal ' || p.id and a.after ->> 'words' = p.words and a.by = p.decided_by
    order by a.id, p.id`)
  const enquiries = await db.execute<Entry>(sql`
    select record, 'saved' as kind, after ->> 'day' as mark, coalesce(before ->> 'day', '') as before,
      after ->> 'day' as after
    from desk_audit where action = 'follow-up-set' order by id`)
  return [...reviews.rows, ...proposals.rows, ...enquiries.rows]
}

const idsIn = (list: string) => [...list.matchAll(/ \((\d+)\)(?:; |$)/g)].map(([, id]) => id ?? '')

/** What became of the lists of the home page: an institution more, or one less. */
async function readShown(db: Database): Promise<Entry[]> {
  const { rows } = await db.execute<{ record: string; by: string; before: string; after: string }>(sql`
    select record, "by", before ->> 'institutions' as before, after ->> 'institutions' as after
    from desk_audit where action = 'showcase-changed' order by id`)
  return rows.map(({ record, by, before, after }) => {
    const [was, is] = [idsIn(before), idsIn(after)]
    const [added, gone] = [is.filter((id) => !was.includes(id)), was.filter((id) => !is.includes(id))]
    const mark = added.length > 0 ? markOfShown('add', added.join(), by) : markOfShown('remove', gone.join(), by)
    return { record, kind: 'saved', mark, before, after }
  })
}

/** By record, what the tables say that it is. */
export async function readStanding(db: Database): Promise<Map<string, (string | null)[]>> {
  const { rows } = await db.execute<{ record: string; said: (string | null)[] }>(sql`
    select 'institution ' || i.id as record, array[i.address1, e.said ->> 'address'] as said
    from institutes i left join institute_edits e on e.institute_id = i.id
    union all
    select 'page ' || id, array[(
      select part -> 'value' ->> 'en' from jsonb_array_elements(overviews) part where part ->> 'key' = 'overview_title')]
    from institutes
    union all
    select 'plan ' || id, array[name ->> 'en'] from plans
    union all
    select 'kept plan ' || record_id, array[said ->> 'name'] from record_drafts where list = 'plans'
    union all
    select 'review ' || id, array[state] from reviews
    union all
    select 'proposal ' || p.id, array[p.state, case e.said ->> 'phone' when '080 1234567' then 'decided' else 'open' end]
    from institute_proposals p left join institute_edits e on e.institute_id = p.institute_id
    union all
    select 'enquiry ' || enquiry_id, array[follow_up_on::text] from desk_enquiries
    union all
    select 'showcase ' || s.list, array[string_agg((i.name ->> 'en') || ' (' || i.id || ')', '; ' order by s.position, i.id)]
    from showcases s join institutes i on i.id = s.institute_id group by s.list
    union all
    select 'draft ' || institute_id, array[said ->> 'tagline_en'] from institute_drafts
    union all
    select 'content ' || d.section, array[d.number::text,
      (select max(number)::text from content_versions v where v.section = d.section and v.kind <> 'aside')]
    from content_drafts d`)
  return new Map(rows.map(({ record, said }) => [record, said]))
}
