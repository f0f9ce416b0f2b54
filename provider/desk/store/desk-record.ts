import { and, eq, sql } from 'drizzle-orm'
import { ofOwnFees } from '@/lib/contract/fee-range'
import { importedRecords } from '@/provider/directory/store/schema'
import type { EditedColumns } from '@/provider/edits/fields'
import { readTwinTown } from '@/provider/import/clean/twin-town'
import type { Draft } from '@/provider/import/draft'
import { NO_FACTS } from '@/provider/import/facts'
import { blockOf } from '@/provider/import/merge/same-institution'
import { fingerprintOf } from '@/provider/import/store/drafts'
import { importDrafts } from '@/provider/import/store/import-tables'
import type { Database } from '@/provider/platform/database'
import { DESK_SOURCE } from '@/provider/sources/desk-source'
import { sources } from '@/provider/sources/source-tables'

/** What visitors are told of the desk's word: a source as any list. */
export async function keepDeskSource(tx: Database, now: Date): Promise<void> {
  await tx
    .insert(sources)
    .values({ name: DESK_SOURCE, title: 'The editors of this guide', licence: 'own', readAt: now })
    .onConflictDoUpdate({ target: sources.name, set: { readAt: sql`excluded.read_at` } })
}

const isOf = (id: number) => and(eq(importedRecords.source, DESK_SOURCE), eq(importedRecords.externalId, String(id)))

function draftOf(id: number, row: EditedColumns): Draft {
  const { name, districtId, cityId, address1, zip, typeId, typeIds, isResidential } = row
  const { phone, email, website, university, ownership, gender, minority, classes, coordinates } = row
  const ownFees = ofOwnFees((name) => row[name])
  return {
    ...{ source: DESK_SOURCE, externalId: String(id), name, alternativeNames: [], state: 'Karnataka' },
    ...{
      districtId,
      cityId,
      twinTown: readTwinTown(cityId, [address1, name.en]),
      address: address1,
      zip,
      typeId,
      typeIds,
      isResidential,
      streamIds: [],
      courses: [],
    },
    // Of what the desk has no field for, it says nothing.
    ...NO_FACTS,
    ...{ phone, email, website, university, ownership, gender, minority, classes, coordinates, ...ownFees },
    ...{
      tagline: row.tagline?.en ?? null,
      description: row.description1?.en ?? null,
      brochure: null,
      brochure_kn: null,
    },
  }
}

/**
 * Gives an institution that the desk added a record as a list's, so that an import finds it and does not add a second
 * one. @param isNew of others there is none, and none is made: lists tell of them
 */
export async function keepDeskRecord(tx: Database, id: number, row: EditedColumns, isNew: boolean): Promise<void> {
  const [known] = isNew ? [true] : await tx.select().from(importedRecords).where(isOf(id))
  if (known === undefined) return
  const draft = draftOf(id, row)
  const record = { source: DESK_SOURCE, externalId: String(id), fingerprint: fingerprintOf(draft) }
  await tx
    .insert(importDrafts)
    .values({ ...record, block: blockOf(draft), draft })
    .onConflictDoNothing()
  await tx
    .insert(importedRecords)
    .values({ ...record, instituteId: id })
    .onConflictDoUpdate({
      target: [importedRecords.source, importedRecords.externalId],
      set: { fingerprint: record.fingerprint, importedAt: sql`now()` },
    })
}
