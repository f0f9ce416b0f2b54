import { openDatabase } from '@/provider/open-database'
import type { DatabasePlace } from '@/provider/platform/database'

/** A program that makes an empty directory in the database whose place is its argument, as JSON. */
const { close } = await openDatabase(JSON.parse(process.argv[2] ?? '') as DatabasePlace)
await close()
