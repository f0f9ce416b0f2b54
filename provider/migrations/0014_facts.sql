ALTER TABLE "courses" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "minority" boolean;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "classes" jsonb;--> statement-breakpoint
ALTER TABLE "import_staged_courses" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "import_staged_institutes" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "import_staged_institutes" ADD COLUMN "minority" boolean;--> statement-breakpoint
ALTER TABLE "import_staged_institutes" ADD COLUMN "classes" jsonb;