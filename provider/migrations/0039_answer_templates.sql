CREATE TABLE "desk_templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"types" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_notes" ADD COLUMN "answered_by" text;