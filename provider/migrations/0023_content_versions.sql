CREATE TABLE "content_drafts" (
	"section" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"made_from" integer,
	"at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"by" text NOT NULL,
	CONSTRAINT "content_versions_section_number_unique" UNIQUE("section","number")
);
--> statement-breakpoint
CREATE INDEX "content_versions_account_id_kind_index" ON "content_versions" USING btree ("account_id","kind");--> statement-breakpoint
-- What stands on the pages today is the first version of each section.
INSERT INTO "content_versions" ("section", "number", "kind", "fields", "at", "by")
SELECT "section", 1, 'published', "fields", "updated_at", 'terminal' FROM "content";
