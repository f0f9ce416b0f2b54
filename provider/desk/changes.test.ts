import { auditPageSchema } from '@/lib/contract/desk/audit'
import { bulkChangeSchema, bulkDoneSchema, bulkPreviewSchema, MAX_AT_ONCE, MAX_FOUND } from '@/lib/contract/desk/bulk'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { instituteChanges, instituteEdits } from '@/provider/edits/edit-tables'
import { DISTRICTS } from '@/provider/geography/places'
import { takeLease } from '@/provider/import/store/lease'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

describeOnEachDatabase('changes of many institutions', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let editor = ''
  let ids: number[] = []
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  beforeEach(async () => {
    ids = []
    for (const ownership of ['Private', 'Private', 'Government'])
      ids.push(await addInstitute(database().db, { name: 'Hill College', ownership, university: 'Mysore' }))
    told.length = 0
  })
  afterEach(() => emptyTables(database(), ['institutes', 'institute_changes', 'import_drafts', 'sources']))

  const preview = async (field: string, value: string) =>
    bulkPreviewSchema.parse(
      (await desk.as(editor, `/desk/changes?${new URLSearchParams({ ids: ids.join(), field, value })}`)).body,
    ).data
  const shown = async () => (await preview('ownership', '')).map(({ id, version }) => `${id}:${version}`).join(' ')
  const change = (records: string, field: string, value: string) =>
    desk.postAs(editor, '/desk/changes', { records, field, value })
  const done = async (field: string, value: string) =>
    bulkDoneSchema.parse((await change(await shown(), field, value)).body).id
  const undo = async (id: string) => (await desk.postAs(editor, `/desk/changes/${id}/undo`, {})).status
  const batch = async (id: string) => bulkChangeSchema.parse((await desk.as(editor, `/desk/changes/${id}`)).body)
  const read = async (id = 0) => deskInstitutionSchema.parse((await desk.as(editor, `/desk/institutions/${id}`)).body)
  const all = async (field: string) => (await Promise.all(ids.map(read))).map(({ values }) => values[field])
  const save = async (id = 0, said = {}) =>
    desk.postAs(editor, `/desk/institutions/${id}`, { version: (await read(id)).version, ...said })

  test('what would become of each is shown, and nothing is changed', async () => {
    expect((await preview('ownership', 'Government')).map(({ before, after, fate }) => [before, after, fate])).toEqual([
      ['Private', 'Government', 'changed'],
      ['Private', 'Government', 'changed'],
      ['Government', 'Government', 'same'],
    ])
    expect(await preview('type_id', '9999')).toMatchObject([{ fate: 'wrong', flaw: 'unread' }, {}, {}])
    expect([await all('ownership'), told]).toEqual([['Private', 'Private', 'Government'], []])
  })

  test('one thing is said of all, each with its entry under the number of the change, and undone in one step', async () => {
    const id = await done('ownership', 'Government')
    expect(await all('ownership')).toEqual(['Government', 'Government', 'Government'])
    expect((await batch(id)).records.map((record) => [record.before, record.after, record.fate])).toEqual([
      ['Private', 'Government', 'changed'],
      ['Private', 'Government', 'changed'],
      ['Government', 'Government', 'same'],
    ])
    expect((await read(ids[0])).history).toMatchObject([
      { before: { ownership: 'Private' }, after: { ownership: 'Government', change: Number(id) } },
    ])
    expect((await read(ids[2])).history).toEqual([])
    expect(told).toEqual(expect.arrayContaining(['directory', `institute:${ids[0]}`, `institute:${ids[1]}`]))
    expect(told).not.toContain(`institute:${ids[2]}`)
    expect([await undo(id), await undo(id)]).toEqual([200, 409])
    expect(await all('ownership')).toEqual(['Private', 'Private', 'Government'])
    expect(await batch(id)).toMatchObject({
      undone_by: 'A editor',
      records: [{ fate: 'undone' }, { fate: 'undone' }, { fate: 'same' }],
    })
    const administrator = (await desk.join('administrator')).session
    const { body } = await desk.as(administrator, `/desk/audit?q=${encodeURIComponent(`institution ${ids[0]}`)}`)
    expect(auditPageSchema.parse(body).data[0]).toMatchObject({
      ...{ before: { ownership: 'Government' }, after: { ownership: 'Private', change: Number(id) } },
    })
  })

  test('who had said nothing leaves the field to the lists once more; what the desk had said before leads again', async () => {
    await save(ids[0], { ownership: 'Trust' })
    await undo(await done('ownership', 'Government'))
    const edits = await database().db.select().from(instituteEdits)
    // Of the other the desk says nothing: a row would name it as a source, and keep the two from being merged.
    expect(edits.map(({ instituteId, said }) => [instituteId, said])).toEqual([[ids[0], { ownership: 'Trust' }]])
  })

  test('undone, the desk’s word on the courses stays', async () => {
    const edited = { said: {}, courses: [], changedBy: 'A editor', changedAt: desk.now() }
    await database()
      .db.insert(instituteEdits)
      .values({ instituteId: ids[0] ?? 0, ...edited })
    await undo(await done('ownership', 'Government'))
    expect(await database().db.select().from(instituteEdits)).toMatchObject([{ instituteId: ids[0], courses: [] }])
  })

  test('all that a search finds is changed as it was shown, and undone; of more than may be none is', async () => {
    const other = await addInstitute(database().db, { name: 'Valley College', university: 'Mysore' })
    const found = async (query: string) =>
      bulkPreviewSchema.parse((await desk.as(editor, `/desk/changes?all=found&field=university&${query}`)).body)
    const { data, total } = await found('value=Bangalore&q=hill&without=phone')
    expect([data.map(({ id }) => Number(id)), total]).toEqual([ids, 3])
    const records = data.map((each) => `${each.id}:${each.version}`).join(' ')
    const { id } = bulkDoneSchema.parse((await change(records, 'university', 'Bangalore')).body)
    expect([await all('university'), (await read(other)).values.university]).toEqual([
      Array(3).fill('Bangalore'),
      'Mysore',
    ])
    expect(await undo(id)).toBe(200)
    expect(await all('university')).toEqual(Array(3).fill('Mysore'))
    await database().pool.query(
      `insert into institutes (name, type_id, type_ids) select '{"en":"Hill School"}', 1, '{1}' from generate_series(1, ${MAX_FOUND - 3})`,
    )
    const most = await found('q=hill')
    expect([most.data.length, most.total]).toEqual([MAX_FOUND, MAX_FOUND])
    expect(await found('')).toEqual({ data: [], total: MAX_FOUND + 1 })
    // Those that are ticked are a page of the list at most.
    const { rows } = await database().pool.query(`select array_to_string(array_agg(id), ',') as ids from institutes`)
    const ticked = await desk.as(editor, `/desk/changes?ids=${rows[0].ids}&field=university`)
    expect(bulkPreviewSchema.parse(ticked.body).data).toHaveLength(MAX_AT_ONCE)
  })

  test('what somebody changed between preview and doing is left as it is, and named', async () => {
    const records = await shown()
    await save(ids[1], { phone: '080 2345 6789' })
    const { id } = bulkDoneSchema.parse((await change(records, 'university', 'Bangalore')).body)
    expect(await all('university')).toEqual(['Bangalore', 'Mysore', 'Bangalore'])
    expect((await batch(id)).records.map(({ fate }) => fate)).toEqual(['changed', 'left', 'changed'])
    await undo(id)
    expect(await all('university')).toEqual(['Mysore', 'Mysore', 'Mysore'])
  })

  test('where somebody changed all that it would have changed, nothing is done, and there is nothing to undo', async () => {
    const records = await shown()
    await save(ids[0], { phone: '080 2345 6789' })
    await save(ids[1], { ownership: 'Trust' })
    expect((await change(records, 'ownership', 'Government')).status).toBe(409)
    expect(await all('ownership')).toEqual(['Private', 'Trust', 'Government'])
    expect(await database().db.$count(instituteChanges)).toBe(0)
    expect((await change(await shown(), 'ownership', 'Government')).status).toBe(201)
  })

  test('what somebody changed afterwards is not undone, and named', async () => {
    const id = await done('university', 'Bangalore')
    await save(ids[0], { university: 'Tumkur' })
    expect(await undo(id)).toBe(200)
    expect(await all('university')).toEqual(['Tumkur', 'Mysore', 'Mysore'])
    expect((await batch(id)).records.map(({ fate }) => fate)).toEqual(['kept', 'undone', 'undone'])
  })

  test('a kind is undone with the kinds under which it was found', async () => {
    await database().pool.query('update institutes set type_id = 1, type_ids = $1 where id = $2', [[1, 2], ids[0]])
    await undo(await done('type_id', '2'))
    const { rows } = await database().pool.query('select type_id, type_ids from institutes where id = $1', [ids[0]])
    expect(rows).toEqual([{ type_id: 1, type_ids: [1, 2] }])
  })

  test('a town brings its district', async () => {
    const [district] = DISTRICTS
    const town = String(district?.cities[0]?.id)
    const id = await done('city_id', town)
    expect((await read(ids[0])).values).toMatchObject({ city_id: town, district_id: String(district?.id) })
    await undo(id)
    expect((await read(ids[0])).values).toMatchObject({ city_id: '', district_id: '' })
  })

  test('undone, the district that the desk had said leads again, whatever was said of the town', async () => {
    const [district, other] = DISTRICTS
    const [town, elsewhere] = [district, other].map((each) => String(each?.cities[0]?.id))
    const said = { city_id: town, district_id: String(district?.id) }
    await save(ids[0], said)
    for (const value of ['', elsewhere]) {
      await undo(await done('city_id', value ?? ''))
      expect((await read(ids[0])).values).toMatchObject(said)
      expect((await database().db.select().from(instituteEdits)).map((edits) => edits.said)).toEqual([said])
    }
  })

  test('many are retired, and stand again', async () => {
    const id = await done('retired', 'yes')
    expect((await Promise.all(ids.map(read))).map(({ retired_at }) => retired_at !== null)).toEqual([true, true, true])
    expect(await undo(id)).toBe(200)
    expect((await Promise.all(ids.map(read))).map(({ retired_at }) => retired_at)).toEqual([null, null, null])
  })

  test('what would change none is refused; while an import runs nothing is done', async () => {
    for (const [field, value] of [
      ['type_id', '9999'],
      ['retired', 'no'],
      ['university', 'Mysore'],
    ] as const)
      expect((await change(await shown(), field, value)).status).toBe(422)
    expect((await change('', 'university', 'Tumkur')).status).toBe(422)
    const id = await done('university', 'Bangalore')
    const records = await shown()
    const lease = await takeLease(database().pool)
    expect([(await change(records, 'university', 'Tumkur')).status, await undo(id)]).toEqual([423, 423])
    await lease.release()
    expect(await all('university')).toEqual(['Bangalore', 'Bangalore', 'Bangalore'])
    for (const odd of ['0', 'x', '99999']) expect((await desk.as(editor, `/desk/changes/${odd}`)).status).toBe(404)
  })

  test('of two who undo at once one does', async () => {
    const id = await done('university', 'Bangalore')
    expect((await Promise.all([undo(id), undo(id)])).toSorted()).toEqual([200, 409])
  })
})
