import { scoreAll } from './evaluate-asked'
import { absentQuery, institution, presentQuery, scoredQuery } from './example'
import { judgeQueries } from './judge-asked'
import { showAsked, showAskedFailures } from './show-asked'

const titles = new Map([
  [1, 'Right College, Hassan'],
  [2, 'Wrong School, Kolar'],
])
const hidden = scoredQuery({ ...presentQuery, query: 'hidden', half: 'report' }, false)
const shown = scoredQuery({ ...presentQuery, query: 'shown' }, false)

it('never shows what the report half missed', () => {
  const evaluated = { scored: [hidden, shown], left: 0, titles }
  const failures = showAskedFailures(evaluated)
  expect(failures).toContain('MISS "shown" wants one of 1, as Right College, Hassan; got Wrong School, Kolar')
  expect(failures + showAsked(evaluated)).not.toContain('hidden')
})

it('shows misses and what is right in part, not what is right', () => {
  const part = scoredQuery({ ...presentQuery, query: 'part' }, true, 0.5)
  const right = scoredQuery({ ...presentQuery, query: 'entire' }, true)
  const failures = showAskedFailures({ scored: [part, right, scoredQuery(absentQuery, false)], left: 0, titles })
  expect(failures).toContain('2 queries of the develop half')
  expect(failures).toContain('partly "part"')
  expect(failures).toContain('"law college hassan" wants to hear that it is not there')
  expect(failures).not.toContain('"entire"')
})

it('shows each kind of each half, and how many were left out', () => {
  const text = showAsked({ scored: [hidden, shown, scoredQuery(presentQuery, true, 0.5)], left: 7, titles })
  const rows = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' '))
  expect(rows).toContain('| kind-and-place | 2 | 50.0 % | 25.0 % | 0 |')
  expect(rows).toContain('| kind-and-place | 1 | 0.0 % | 0.0 % | 0 |')
  expect(rows.filter((row) => row.startsWith('| pu-college | 0 | – | – |'))).toHaveLength(2)
  expect(text).toContain('Left out: 7')
})

it('counts what is found and said not to be there all the same', async () => {
  const judged = judgeQueries([presentQuery, absentQuery], [institution(1)])
  const scored = await scoreAll(judged, async () => ({ ids: [1], total: 1, isSaidMissing: true }))
  expect(scored.map(({ score }) => score.hit)).toEqual([true, true])
  expect(showAsked({ scored, left: 0, titles })).toMatch(/\| all .*\| +2 .*\| +1 \|/)
})
