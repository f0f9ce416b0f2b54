CREATE TABLE "scholarship_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"said" jsonb
);
