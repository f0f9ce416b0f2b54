/** The values of a scrape by metric and labels, as they stand there: `website_pages_total{from="memory",process="website"}`. */
export type Scrape = ReadonlyMap<string, number>

export async function scrape(url: string): Promise<Scrape> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ')
      return [line.slice(0, space), Number(line.slice(space + 1))]
    }),
  )
}

/** What has been added between two scrapes, of the metrics whose line begins so; what stayed as it was is left out. */
export function grown(before: Scrape, after: Scrape, start: string): Record<string, number> {
  const differences = [...after].map(([line, value]) => [line, value - (before.get(line) ?? 0)] as const)
  return Object.fromEntries(differences.filter(([line, more]) => line.startsWith(start) && more !== 0))
}
