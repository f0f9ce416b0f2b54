ALTER TABLE "institutes" ADD COLUMN "coordinates" jsonb;--> statement-breakpoint
ALTER TABLE "import_staged_institutes" ADD COLUMN "coordinates" jsonb;