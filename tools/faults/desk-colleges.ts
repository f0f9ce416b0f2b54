import type { Fault } from './fault'

const COLLEGES = 'provider/import/matches/colleges.ts'
const STORE = 'provider/desk/store/rank-colleges.ts'
const TEST = 'provider/desk/rank-colleges.test.ts'
const FORMER = 'provider/import/undo/former-ranks.ts'
const UNDO_TEST = 'provider/import/undo/undo-ranks.test.ts'

/** Colleges of closing ranks at the desk, and their imports undone (issues 20 and 21, ADR 127). */
export const faults: Fault[] = [
  {
    says: 'a college that is not as it was shown is not decided about',
    file: COLLEGES,
    find: 'version !== undefined && version !== college.version',
    put: "version === ''",
    test: TEST,
    title: 'of two people one is heard',
  },
  {
    says: 'what an import had tied is known through any number of decisions',
    file: COLLEGES,
    find: 'isDecided(college) ? college.former_institute_id : college.institute_id',
    put: 'college.institute_id',
    test: TEST,
    title: 'one that an import tied to the wrong institution',
  },
  {
    says: 'a college that was in doubt is in doubt again when its decision is undone',
    file: COLLEGES,
    find: 'doubted.candidates.length > 0 && ',
    put: 'doubted.candidates.length < 0 && ',
    test: TEST,
    title: 'holds for the next edition',
  },
  {
    says: 'no import ties a college of which somebody said that it is none',
    file: 'provider/import/steps/match-records.ts',
    find: "caseOf(record)?.decision === 'apart'",
    put: "caseOf(record)?.decision === 'same'",
    test: TEST,
    title: 'holds for the next edition',
  },
  {
    says: 'no college is tied to an institution that is no more',
    file: STORE,
    find: 'and(eq(institutes.id, id), isNull(institutes.retiredAt))',
    put: 'eq(institutes.id, id)',
    test: TEST,
    title: 'retired',
  },
  {
    says: 'the website is told of both institutions, that from which a college goes and the other',
    file: STORE,
    find: '[before, after].flatMap',
    put: '[after].flatMap',
    test: TEST,
    title: 'one that an import tied to the wrong institution',
  },
  {
    says: 'an institution that shares its kind alone is not offered',
    file: STORE,
    find: 'compared.get(id)?.isNamed === true',
    put: 'compared.has(id)',
    test: TEST,
    title: 'what it may be stands beside it',
  },
  {
    says: 'that a college is tied to an institution speaks not for it',
    file: STORE,
    find: 'draft.externalId === college.code) continue',
    put: "draft.externalId === '') continue",
    test: TEST,
    title: 'tied, its ranks are the institution’s at once',
  },
  {
    says: 'a college that is none of the directory is no row that began an institution',
    file: 'provider/desk/store/matches.ts',
    find: "${matchCases.decision} = 'apart')`",
    put: "${matchCases.decision} = 'none')`",
    test: TEST,
    title: 'holds for the next edition',
  },
  {
    says: 'closing ranks alone make no institution',
    file: 'provider/import/undo/plan-undo.ts',
    find: "const TELLS = `source not like 'ranks:%'`",
    put: "const TELLS = `source not like 'other:%'`",
    test: UNDO_TEST,
    title: 'closing ranks alone would tell',
  },
  {
    says: 'what somebody said of a college is not undone with its import',
    file: 'provider/import/undo/plan-undo.ts',
    find: "then 'later' else 'gone' end as fate",
    put: "then 'gone' else 'gone' end as fate",
    test: UNDO_TEST,
    title: 'what somebody said of a college stays',
  },
  {
    says: 'a list of which another edition was imported since is not put back',
    file: FORMER,
    find: 'coalesce(l.fingerprint = n.fingerprint, false) as stands',
    put: 'true as stands',
    test: UNDO_TEST,
    title: 'what a later import brought stays',
  },
  {
    says: 'colleges that an edition leaves out come back with the edition before',
    file: FORMER,
    find: 'where ${LIST}) codes',
    put: 'where false and ${LIST}) codes',
    test: UNDO_TEST,
    title: 'the one before stands again',
  },
  {
    says: 'a name that a later list gave a college stays',
    file: FORMER,
    find: ' and (c.name, c.place, c.district_id) is not distinct from (${is})',
    put: ' or (c.name, c.place, c.district_id) is not distinct from (${is})',
    test: UNDO_TEST,
    title: 'what a later import brought stays',
  },
  {
    says: 'former editions are kept of the latest imports alone',
    file: 'provider/import/undo/keep-former.ts',
    find: 'delete from import_undo_ranks r using old where r.run_id = old.id',
    put: 'delete from import_undo_ranks r using old where r.run_id < old.id',
    test: UNDO_TEST,
    title: 'former editions of the latest imports alone',
  },
]
