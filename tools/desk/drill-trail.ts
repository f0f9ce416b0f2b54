import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/platform/database'
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
  return [...changed.rows, ...pages.rows, ...kept.rows, ...drafted.rows, ...versions.rows]
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
    select 'draft ' || institute_id, array[said ->> 'tagline_en'] from institute_drafts
    union all
    select 'content ' || d.section, array[d.number::text,
      (select max(number)::text from content_versions v where v.section = d.section and v.kind <> 'aside')]
    from content_drafts d`)
  return new Map(rows.map(({ record, said }) => [record, said]))
}
