CREATE TABLE "review_decisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"was" text NOT NULL,
	"became" text NOT NULL,
	"reason" text,
	"words" text,
	"held_at" timestamp with time zone,
	"decided_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "found" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_decisions_review_id_id_index" ON "review_decisions" USING btree ("review_id","id");--> statement-breakpoint
CREATE INDEX "review_decisions_decided_at_index" ON "review_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "reviews_words" ON "reviews" USING btree (md5("description"));--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("held_at","id") WHERE "reviews"."state" = 'held';--> statement-breakpoint
-- As in migration 0008, of those alone that are shown.
CREATE OR REPLACE FUNCTION "keep_review_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM institutes WHERE id IN (SELECT institute_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
	UPDATE institutes SET average_rating = figures.average, review_count = figures.number
	FROM (
		SELECT ids.institute_id, round(avg(reviews.rating), 2) AS average, count(reviews.id)::integer AS number
		FROM (SELECT DISTINCT institute_id FROM changed) AS ids
		LEFT JOIN reviews ON reviews.institute_id = ids.institute_id AND reviews.state = 'shown'
		GROUP BY ids.institute_id
	) AS figures
	WHERE institutes.id = figures.institute_id
		AND (institutes.average_rating, institutes.review_count) IS DISTINCT FROM (figures.average, figures.number);
	RETURN NULL;
END $$;
