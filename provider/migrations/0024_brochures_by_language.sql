ALTER TABLE "brochures" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "import_staged_institutes" ADD COLUMN "brochure" text;--> statement-breakpoint
ALTER TABLE "import_staged_institutes" ADD COLUMN "brochure_kn" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "brochure" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "brochure_kn" text;