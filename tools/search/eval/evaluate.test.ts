import { evaluate, listNamesNotFirst } from './evaluate'
import type { EvalQuery } from './query-set'
import { showEngines, showFailures, showKinds } from './show-quality'

const institute = { city: null, district: null, typeIds: [1] }
const directory = {
  known: new Map([
    [1, { ...institute, id: 1, name: 'R.V. College' }],
    [2, { ...institute, id: 2, name: 'B.M.S. College' }],
  ]),
  records: new Map([
    ['aicte:1', 1],
    ['aicte:2', 2],
  ]),
}
const queries: EvalQuery[] = [
  { query: 'rv', answers: ['aicte:1'], kind: 'prefix', half: 'develop' },
  { query: 'bms hidden', answers: ['aicte:2'], kind: 'prefix', half: 'report' },
  { query: 'bms shown', answers: ['aicte:2'], kind: 'acronym', half: 'develop' },
]
const always1 = { name: 'always the same', search: async () => [1] }

it('asks every query and scores the answer', async () => {
  const scored = await evaluate(always1, queries, directory)
  expect(scored.map(({ score }) => score.three)).toEqual([true, false, false])
})

it('never shows what the report half missed', async () => {
  const scored = await evaluate(always1, queries, directory)
  const failures = showFailures(scored, directory)
  expect(failures).toContain('1 misses of the develop half')
  expect(failures).toContain('"bms shown" wants B.M.S. College; got R.V. College')
  const everything = [failures, showKinds(scored), showEngines([{ name: 'ours', scored }])].join()
  expect(everything).not.toContain('hidden')
})

it('shows each half apart', async () => {
  const scored = await evaluate(always1, queries, directory)
  const lines = showEngines([{ name: 'ours', scored }]).split('\n')
  const figures = lines.filter((line) => line.includes('ours')).map((line) => line.replaceAll(/\s+/g, ' '))
  expect(figures).toEqual([
    '| ours | 50.0 % | 50.0 % | 0.500 |',
    '| ours | 0.0 % | 0.0 % | 0.000 |',
    '| ours | 33.3 % | 33.3 % | 0.333 |',
  ])
})

it('lists the names that do not come first', async () => {
  expect(await listNamesNotFirst(always1, ['rv college', 'B.M.S. College'], directory)).toEqual(['B.M.S. College'])
  const nothing = { name: 'nothing', search: async () => [] }
  expect(await listNamesNotFirst(nothing, ['R.V. College'], directory)).toEqual(['R.V. College'])
})
