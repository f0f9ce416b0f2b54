import { sql } from 'drizzle-orm'
import { addStudent } from '@/provider/account/store/students'
import { makeDigests } from '@/provider/auth/digests'
import { pepperOf } from '@/provider/auth/pepper'
import { connectDatabase } from '@/provider/platform/database'
import { migrate } from '@/provider/platform/migrate'

/**
 * What tests do to the embedded provider's database behind its back, while it runs or before:
 *
 *     npx tsx e2e/embedded-database.ts add-students 9876501234 9876501235 …
 *     npx tsx e2e/embedded-database.ts forget-sends 9876501234 …
 *     npx tsx e2e/embedded-database.ts break      (or mend)
 *
 * A student who was added so has had no code yet, so that one can be sent at once; so it can where the earlier
 * ones are forgotten. Broken, every query of signing in fails, with its parameters in its error.
 */
const TABLES = ['students', 'one_time_codes', 'sessions', 'code_sends']

const [command, ...phones] = process.argv.slice(2)
const DATA_DIR = process.env.DATA_DIR ?? ''
const { db, close } = connectDatabase({ DATA_DIR })

async function rename(from: string, to: string) {
  await db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
}

try {
  if (command === 'add-students') {
    await migrate(db)
    for (const phone of phones)
      await addStudent(
        db,
        { phone, firstName: 'Madhura', lastName: `Yelahanka ${phone.slice(-4)}`, consent: null },
        new Date(),
      )
  } else if (command === 'forget-sends') {
    const digests = phones.map(makeDigests(pepperOf(DATA_DIR)).phone)
    await db.execute(sql`delete from code_sends where phone_digest in ${digests}`)
  } else if (command === 'break') for (const name of TABLES) await rename(name, `${name}_gone`)
  else if (command === 'mend') for (const name of TABLES) await rename(`${name}_gone`, name)
  else throw new Error(`no such command: ${command}`)
} finally {
  await close()
}
