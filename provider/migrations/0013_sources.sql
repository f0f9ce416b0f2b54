CREATE TABLE "sources" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"licence" text,
	"url" text,
	"dated" date,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "sources" ("name", "title", "read_at")
SELECT "source", CASE "source" WHEN 'aicte' THEN 'AICTE: approved institutions' WHEN 'udise' THEN 'UDISE+: register of schools' ELSE "source" END, max("imported_at")
FROM "imported_records" GROUP BY "source";
