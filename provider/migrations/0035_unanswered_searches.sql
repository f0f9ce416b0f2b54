CREATE TABLE "unanswered_searches" (
	"words" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "unanswered_searches_words_day_pk" PRIMARY KEY("words","day")
);
--> statement-breakpoint
CREATE INDEX "unanswered_searches_day_index" ON "unanswered_searches" USING btree ("day");