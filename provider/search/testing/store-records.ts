import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/store/database'
import { addInstitute } from '@/provider/testing/directory'
import type { SearchRecord } from '../record'

/** Empties the directory and stores these institutions in it; how full a record is cannot be stored. */
export async function storeRecords(db: Database, records: readonly SearchRecord[]): Promise<void> {
  await db.execute(sql`truncate institutes, courses cascade`)
  for (const record of records) {
    await addInstitute(db, {
      id: record.id,
      name: record.name,
      alternativeNames: [...record.otherNames],
      typeId: record.typeIds[0] ?? 1,
      typeIds: [...record.typeIds],
      streamIds: [...record.streamIds],
      districtId: record.districtId,
      cityId: record.cityId,
      university: record.university,
      address1: record.address,
      isResidential: record.isResidential,
      averageRating: record.averageRating,
      reviewCount: record.reviewCount,
      courses: record.fees.map((fees, at) => ({ name: `Course ${at}`, fees })),
    })
  }
}
