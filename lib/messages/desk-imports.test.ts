import { deskImports as english } from '@/lib/messages/en/desk-imports'
import { deskImports as kannada } from '@/lib/messages/kn/desk-imports'
import { OWN_COLUMNS } from '@/testing/import/columns'

test('every column of ours has a name that an importer can read, and no name is left over', () => {
  for (const { columns } of [english, kannada]) expect(Object.keys(columns).sort()).toEqual([...OWN_COLUMNS].sort())
})
