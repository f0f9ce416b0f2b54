CREATE TABLE "fee_sheet_edits" (
	"year" text PRIMARY KEY NOT NULL,
	"said" jsonb
);
