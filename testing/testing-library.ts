import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// What comes takes its time on a busy machine; a second, the default, has been too short.
configure({ asyncUtilTimeout: 10_000 })
