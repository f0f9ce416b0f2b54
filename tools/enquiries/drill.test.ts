import { runDrill } from '@/tools/enquiries/drill'
import { embeddedDirectory, postgresDirectory } from '@/testing/provider/databases'

jest.setTimeout(300_000)

// `npm run drill:enquiries` does the same with ten thousand. Both at once: jest begins this file last, since it is short.
test.concurrent.each([
  ['embedded', async () => embeddedDirectory(), 1, 120],
  ['PostgreSQL', postgresDirectory, 2, 200],
] as const)(
  '"`kill -9` in mid-write: no acknowledged submission lost", none is stored twice, and the operator is told of each (%s)',
  async (_kind, makePlace, kills, enquiries) => {
    const { place, remove } = await makePlace()
    const report = await runDrill({ place, enquiries, kills, atOnce: 20 })
    expect(report).toMatchObject({ lost: [], doubled: [], untold: [], toldAsTwo: [] })
    expect(report.acknowledged + report.abandoned).toBe(enquiries)
    // It was killed while they were sending, or nothing was tried.
    expect(report.startsMs).toHaveLength(kills + 1)
    expect(report.failures).toBeGreaterThan(0)
    await remove()
  },
)
