import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { complaintOf, findLists, NoLists } from './real-lists'

const folder = mkdtempSync(path.join(tmpdir(), 'real-lists-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('says in one sentence what is missing', () => {
  expect(() => findLists(undefined)).toThrow(NoLists)
  expect(() => findLists(path.join(folder, 'none'))).toThrow(/^There is no folder .*none\./)
  writeFileSync(path.join(folder, 'udise_schools.csv.gz'), '')
  expect(() => findLists(folder)).toThrow(/does not hold the AICTE list/)
})

it('finds both lists, the list of the state before that of the country', () => {
  const held = (name: string) => {
    writeFileSync(path.join(folder, name), '')
    return path.join(folder, name)
  }
  const schools = held('udise_schools.csv.gz')
  const country = held('aicte_india_2025.ndjson.gz')
  expect(findLists(folder)).toEqual({ institutions: country, schools })
  const state = held('aicte_karnataka_2025.json')
  expect(findLists(folder)).toEqual({ institutions: state, schools })
})

it('prints a sentence for what the operator can mend, and all of any other error', () => {
  const other = new Error('broken')
  expect(complaintOf(other)).toBe(other)
  expect(complaintOf(new NoLists('no lists'))).toBe('no lists')
  let unknown: unknown
  try {
    parseArgs({ args: ['--foo'], options: {} })
  } catch (error) {
    unknown = error
  }
  expect(complaintOf(unknown)).toMatch(/--foo/)
})
