import { callsWith } from './calls'

const calls = callsWith({ typeId: '1', instituteId: '1', ranks: null })

test.each([
  ['dates', 'there is no desk'],
  ['plans', 'there is no desk'],
  ['notifications', 'there is no desk'],
  ['scholarships', 'there is no desk'],
  ['templates', 'the feature is left out'],
  ['rank-words', 'the feature is left out'],
  ['fee-sheets', 'the feature is left out'],
])('where nobody can write %s, %s', (list, without) => {
  const written = calls.filter(({ name }) => name.startsWith(`POST /desk/${list}`))
  expect(written.map((call) => [call.name, call.without])).toEqual([
    ...['', '/1', '/1/withdraw'].map((path) => [`POST /desk/${list}${path}`, without]),
    ...['/1/withdraw-at', '/1/draft', '/1/revert'].map((path) => [
      `POST /desk/${list}${path}`,
      'the feature is left out',
    ]),
  ])
})
