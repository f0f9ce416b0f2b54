// Loads TypeScript for this one program only: hooks of the whole process would slow all that Next loads.
import { tsImport } from 'tsx/esm/api'

await tsImport('./website.ts', import.meta.url)
