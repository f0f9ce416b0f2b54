CREATE TABLE "review_writes" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_writes" ADD CONSTRAINT "review_writes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_writes_student_id_written_at_index" ON "review_writes" USING btree ("student_id","written_at");--> statement-breakpoint
CREATE INDEX "review_writes_written_at_index" ON "review_writes" USING btree ("written_at");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_student_id_index" ON "reviews" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_of_each" ON "reviews" USING btree ("institute_id","student_id");--> statement-breakpoint
UPDATE "reviews" SET "updated_at" = "created_at";--> statement-breakpoint
CREATE FUNCTION "keep_review_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The lock comes in a statement before: the figures then see every review that was committed
	-- while this waited. In order of the ids, and not the stronger FOR UPDATE, which would wait for
	-- the foreign keys of others who insert at the same moment, as they for ours.
	PERFORM 1 FROM institutes WHERE id IN (SELECT institute_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
	UPDATE institutes SET average_rating = figures.average, review_count = figures.number
	FROM (
		SELECT ids.institute_id, round(avg(reviews.rating), 2) AS average, count(reviews.id)::integer AS number
		FROM (SELECT DISTINCT institute_id FROM changed) AS ids LEFT JOIN reviews USING (institute_id)
		GROUP BY ids.institute_id
	) AS figures
	WHERE institutes.id = figures.institute_id
		AND (institutes.average_rating, institutes.review_count) IS DISTINCT FROM (figures.average, figures.number);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reviews_added" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_review_figures();--> statement-breakpoint
CREATE TRIGGER "reviews_changed" AFTER UPDATE ON "reviews" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_review_figures();--> statement-breakpoint
CREATE TRIGGER "reviews_moved" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_review_figures();--> statement-breakpoint
CREATE TRIGGER "reviews_removed" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_review_figures();--> statement-breakpoint
CREATE FUNCTION "forget_review_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE institutes SET average_rating = NULL, review_count = 0 WHERE review_count <> 0 OR average_rating IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reviews_emptied" AFTER TRUNCATE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION forget_review_figures();
