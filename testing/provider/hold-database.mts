import { openDatabase } from '@/provider/open-database'

/** A program that opens the embedded database of its argument and holds a transaction until it is killed. */
const { pool } = await openDatabase({ DATA_DIR: process.argv[2] ?? '' })
const client = await pool.connect()
await client.query('begin')
await client.query(`insert into settings values ('held', 'by a transaction')`)
process.send?.('holding')
setInterval(() => {}, 1_000)
