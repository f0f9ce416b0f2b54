ALTER TABLE "import_staged_institutes" ADD COLUMN "hostel_fee" jsonb;--> statement-breakpoint
ALTER TABLE "import_staged_institutes" ADD COLUMN "mess_fee" jsonb;--> statement-breakpoint
ALTER TABLE "import_staged_institutes" ADD COLUMN "management_fee" jsonb;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "hostel_fee" jsonb;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "mess_fee" jsonb;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "management_fee" jsonb;