CREATE TABLE "institute_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"field" text NOT NULL,
	"records" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"undone_by" text,
	"undone_at" timestamp with time zone
);
