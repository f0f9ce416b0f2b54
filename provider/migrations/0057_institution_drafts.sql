CREATE TABLE "institute_drafts" (
	"institute_id" integer PRIMARY KEY NOT NULL,
	"said" jsonb NOT NULL,
	"was" jsonb NOT NULL,
	"made_on" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"time_set_by_id" integer,
	"time_set_by" text,
	"missed" text
);
--> statement-breakpoint
ALTER TABLE "institute_drafts" ADD CONSTRAINT "institute_drafts_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;