import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

/** A provider of a file's tests, to which the environment leads that the file has mocked (`@/lib/server/env`). */
export function stubProvider(): StubServer {
  const provider: StubServer = { url: '', answer: () => {}, close: async () => {} }
  beforeAll(async () => void Object.assign(provider, await startStubServer()))
  afterAll(() => provider.close())
  beforeEach(() => jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url)))
  return provider
}
