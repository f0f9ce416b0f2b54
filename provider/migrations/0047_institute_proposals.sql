CREATE TABLE "institute_proposals" (
	"id" serial PRIMARY KEY NOT NULL,
	"institute_id" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"account_id" integer NOT NULL,
	"by" text NOT NULL,
	"language" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"words" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "institute_proposals_one_open" ON "institute_proposals" USING btree ("institute_id") WHERE "institute_proposals"."state" = 'open';