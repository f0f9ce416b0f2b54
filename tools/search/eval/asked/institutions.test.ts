import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importedRecords } from '@/provider/directory/store/schema'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { levelOf, readInstitutions, readWomensRecords } from './institutions'

const folder = mkdtempSync(path.join(tmpdir(), 'womens-records-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('reads who is for women or girls alone, as each list says it', async () => {
  const aicte = path.join(folder, 'aicte.json')
  const college = (id: string, women: string) => ({ aicte_id: id, institute_name: 'A', women, programmes: [] })
  writeFileSync(aicte, JSON.stringify([college('1-1', 'Y'), college('1-2', 'N'), college('1-3', '')]))
  const udise = path.join(folder, 'udise.csv')
  const schools = ['2901,A,1,Girls Only', '2902,B,1,Boys Only', '2903,C,1,Co. Educational']
  writeFileSync(udise, ['schcd,schname,schcat,school_typ', ...schools].join('\n'))
  expect([...(await readWomensRecords([aicte, udise]))]).toEqual(['aicte:1-1', 'udise:2901'])
})

it.each([
  ['Diploma', 'diploma'],
  ['Post Diploma', 'diploma'],
  ['Bachelor of Engineering', 'degree'],
  ['Integrated Management Programme', 'degree'],
  ['Master of Technology', 'pg'],
  ['Postgraduate Diploma in Management', 'pg'],
])('knows the level of a course under "%s"', (category, level) => {
  expect(levelOf(category)).toBe(level)
})

describeOnEachDatabase('the institutions that predicates see', (database) => {
  test('are read with courses, place, owner and who is admitted', async () => {
    const { db } = database()
    const id = await addInstitute(db, {
      name: 'B.L.D.E. Polytechnic',
      alternativeNames: ["St. Mary's"],
      typeIds: [2],
      streamIds: [205],
      districtId: 530,
      address1: 'Sindagi Road',
      ownership: 'Government-aided',
      isResidential: true,
      courses: [{ name: 'Civil Engineering', category: 'Diploma' }],
    })
    const named = await addInstitute(db, { name: "Hira Women's College" })
    await db.insert(importedRecords).values({ source: 'aicte', externalId: '1-1', instituteId: id, fingerprint: 'a' })
    const read = await readInstitutions(database(), new Set(['aicte:1-1']))
    expect(read.find((each) => each.id === id)).toEqual({
      id,
      title: 'B.L.D.E. Polytechnic',
      names: [' blde polytechnic', ' st marys'],
      whereabouts: ' blde polytechnic sindagi road',
      district: 'Vijayapura',
      typeIds: [2],
      streamIds: [205],
      ownership: 'aided',
      isForWomen: true,
      isResidential: true,
      courses: [{ text: ' civil engineering diploma', level: 'diploma' }],
    })
    expect(read.find((each) => each.id === named)).toMatchObject({ isForWomen: true, ownership: null, district: null })
    const unlisted = await readInstitutions(database(), new Set())
    expect(unlisted.find((each) => each.id === id)?.isForWomen).toBe(false)
  })
})
