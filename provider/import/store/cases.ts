import type pg from 'pg'
import { z } from 'zod'
import { MATCH_DECISIONS } from '@/lib/contract/desk/match'
import { type MatchCandidate, matchCandidateSchema } from '@/provider/import/store/import-tables'
import { recordKey } from './drafts'

/** A record in doubt, or one about which somebody decided. */
export type MatchCase = {
  source: string
  externalId: string
  fingerprint: string | null
  name: string
  candidates: MatchCandidate[]
  decision: 'same' | 'apart' | null
  formerInstituteId: number | null
  apartFrom: number[]
  isByHand: boolean
  tiedBefore: number | null
}
/** A statement of the last transaction of a run, with its values. One that is needed and changes no row undoes all of it. */
export type Statement = { text: string; values: unknown[]; isNeeded?: true }

const caseSchema = z
  .object({
    source: z.string(),
    external_id: z.string(),
    fingerprint: z.string().nullable(),
    name: z.string(),
    candidates: z.array(matchCandidateSchema),
    decision: z.enum(MATCH_DECISIONS).nullable(),
    former_institute_id: z.number().nullable(),
    apart_from: z.array(z.number()),
    is_by_hand: z.boolean(),
    tied_before: z.number().nullable(),
  })
  .transform(({ external_id, former_institute_id, apart_from, is_by_hand, tied_before, ...others }): MatchCase => ({
    ...others,
    externalId: external_id,
    formerInstituteId: former_institute_id,
    apartFrom: apart_from,
    isByHand: is_by_hand,
    tiedBefore: tied_before,
  }))

/** Of `match_cases`, but for when it was changed. */
export const CASE_COLUMNS =
  'source, external_id, fingerprint, name, candidates, decision, former_institute_id, apart_from, is_by_hand, tied_before'

/** All of them, by `recordKey`, in the order of their lists. */
export async function listCases(pool: pg.Pool): Promise<Map<string, MatchCase>> {
  const { rows } = await pool.query(`select ${CASE_COLUMNS} from match_cases order by source, external_id`)
  const cases = rows.map((row: unknown) => caseSchema.parse(row))
  return new Map(cases.map((each) => [recordKey(each.source, each.externalId), each]))
}

/** Writes cases as they are now. */
export function keepCases(cases: readonly MatchCase[]): Statement {
  return {
    text: `insert into match_cases (${CASE_COLUMNS}) select ${CASE_COLUMNS}
      from jsonb_to_recordset($1::jsonb) as c (source text, external_id text, fingerprint text, name text, candidates jsonb,
        decision text, former_institute_id int, apart_from int[], is_by_hand boolean, tied_before int)
      on conflict (source, external_id) do update set fingerprint = excluded.fingerprint, name = excluded.name,
        candidates = excluded.candidates, decision = excluded.decision,
        former_institute_id = excluded.former_institute_id, apart_from = excluded.apart_from,
        is_by_hand = excluded.is_by_hand, tied_before = excluded.tied_before, changed_at = now()`,
    values: [
      JSON.stringify(
        cases.map(({ externalId, formerInstituteId, apartFrom, isByHand, tiedBefore, ...others }) => ({
          ...others,
          external_id: externalId,
          former_institute_id: formerInstituteId,
          apart_from: apartFrom,
          is_by_hand: isByHand,
          tied_before: tiedBefore,
        })),
      ),
    ],
  }
}

/** Forgets cases: what was in doubt is no longer. */
export function dropCases(keys: readonly { source: string; externalId: string }[]): Statement {
  return {
    text: `delete from match_cases c using unnest($1::text[], $2::text[]) as k (source, external_id)
      where c.source = k.source and c.external_id = k.external_id`,
    values: [keys.map((key) => key.source), keys.map((key) => key.externalId)],
  }
}
