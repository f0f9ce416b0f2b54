// An error that React or our own code writes to the console is a failure nobody would otherwise see.
let consoleError: jest.SpyInstance
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    throw new Error(`unexpected console.error: ${message.map(String).join(' ')}`)
  })
})
afterEach(() => consoleError.mockRestore())
