CREATE TABLE "institute_edits" (
	"institute_id" integer PRIMARY KEY NOT NULL,
	"said" jsonb NOT NULL,
	"courses" jsonb,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "successor_id" integer;--> statement-breakpoint
ALTER TABLE "institute_edits" ADD CONSTRAINT "institute_edits_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;