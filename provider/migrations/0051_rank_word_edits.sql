CREATE TABLE "rank_word_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"said" jsonb
);
