import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// What comes takes its time on a busy machine; a second, the default, has been too short.
configure({ asyncUtilTimeout: 10_000 })

// An error that React or our own code writes to the console is a failure nobody would otherwise see.
let consoleError: jest.SpyInstance
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    throw new Error(`unexpected console.error: ${message.map(String).join(' ')}`)
  })
})
afterEach(() => consoleError.mockRestore())
