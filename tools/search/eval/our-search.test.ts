import { askOurs } from './our-search'

const page = { data: [{ id: 7, name: 'A' }, { id: 3 }], total: 12 }
const answering = (status: number, body: unknown) => {
  const paths: string[] = []
  const call = async (path: string) => {
    paths.push(path)
    return { status, body: JSON.stringify(body) }
  }
  return { ask: askOurs({ call }), paths }
}

it('asks by the call of the website, and reads ids, total and whether what was asked is there', async () => {
  const { ask, paths } = answering(200, page)
  expect(await ask('b.ed & ಕಾಲೇಜು')).toEqual({ ids: [7, 3], total: 12, isSaidMissing: false })
  expect(new URL(paths[0] ?? '', 'http://localhost').searchParams.get('search')).toBe('b.ed & ಕಾಲೇಜು')
  const offer = { institutes: [], places: [], hidden: {} }
  expect(await answering(200, { ...page, did_you_mean: offer }).ask('a')).toMatchObject({ isSaidMissing: true })
})

it('is no answer when the provider failed', async () => {
  await expect(answering(503, {}).ask('a')).rejects.toThrow('answered 503')
})
