CREATE TABLE "review_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"reporter" text,
	"address_digest" text,
	"reported_at" timestamp with time zone NOT NULL,
	"decision_id" integer
);
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_decision_id_review_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."review_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_one_of_each" ON "review_reports" USING btree ("review_id","reporter");--> statement-breakpoint
CREATE INDEX "review_reports_address_digest_reported_at_index" ON "review_reports" USING btree ("address_digest","reported_at");--> statement-breakpoint
CREATE INDEX "review_reports_decision_id_index" ON "review_reports" USING btree ("decision_id");