import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './provider/directory/store/schema.ts',
    './provider/directory/store/picture-tables.ts',
    './provider/content/store/content-tables.ts',
    './provider/import/store/import-tables.ts',
    './provider/import/store/run-tables.ts',
    './provider/names/name-tables.ts',
    './provider/edits/edit-tables.ts',
    './provider/sources/source-tables.ts',
    './provider/calendar/tables.ts',
    './provider/costs/tables.ts',
    './provider/enquiries/store/enquiry-tables.ts',
    './provider/shortlist/tables.ts',
    './provider/closing-ranks/tables.ts',
    './provider/account/store/student-tables.ts',
    './provider/payments/store/subscription-tables.ts',
    './provider/platform/job-tables.ts',
    './provider/desk/store/desk-tables.ts',
    './provider/reviews/decision-tables.ts',
    './provider/reviews/report-tables.ts',
    './provider/search/unanswered/unanswered-tables.ts',
  ],
  out: './provider/migrations',
  casing: 'snake_case',
})
