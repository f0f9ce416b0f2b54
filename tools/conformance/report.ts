import type { Checked, Grade } from './run'

const WORDS: Record<Grade, string> = { fails: 'FAILS', loses: 'loses', absent: 'absent' }

export const countOf = (checked: readonly Checked[], grade: Grade) =>
  checked.reduce((sum, { deviations }) => sum + deviations.filter((one) => one.grade === grade).length, 0)

/** For people: what deviates, and what the website does about it. */
export function asText(checked: readonly Checked[]): string {
  const lines = checked.flatMap(({ name, ms, deviations }) => [
    `${deviations.some(({ grade }) => grade === 'fails') ? '✗' : '✓'} ${name} (${ms} ms)`,
    ...deviations.map(({ grade, what, does }) => `    ${WORDS[grade]}: ${what.replaceAll('\n', ' ')}\n      → ${does}`),
  ])
  const [failing, lost, absent] = (['fails', 'loses', 'absent'] as const).map((grade) => countOf(checked, grade))
  return `${lines.join('\n')}\n\n${checked.length} checked; ${failing} fail, ${lost} lose something, ${absent} optional parts are absent.`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string) =>
  // What XML 1.0 cannot hold, an answer can.
  text
    .replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g, '\uFFFD')
    .replaceAll(/[<>&"']/g, (sign) => ENTITIES[sign] ?? sign)

/** For a build server: a test case for each call. */
export function asJunit(checked: readonly Checked[]): string {
  const cases = checked.map(({ name, ms, deviations }) => {
    const said = (grades: readonly Grade[]) =>
      deviations
        .filter(({ grade }) => grades.includes(grade))
        .map(({ what, does }) => `${what} → ${does}`)
        .join('\n')
    const failure = said(['fails'])
    const rest = said(['loses', 'absent'])
    return [
      `  <testcase classname="conformance" name="${escaped(name)}" time="${ms / 1000}">`,
      ...(failure === ''
        ? []
        : [`    <failure message="${escaped(failure.split('\n')[0] ?? '')}">${escaped(failure)}</failure>`]),
      ...(rest === '' ? [] : [`    <system-out>${escaped(rest)}</system-out>`]),
      '  </testcase>',
    ].join('\n')
  })
  const failures = checked.filter(({ deviations }) => deviations.some(({ grade }) => grade === 'fails')).length
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="conformance" tests="${checked.length}" failures="${failures}">\n${cases.join('\n')}\n</testsuite>\n`
}
