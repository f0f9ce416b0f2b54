CREATE TABLE "review_replies" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"text" text,
	"account_id" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_accounts" ADD COLUMN "institute_id" integer;--> statement-breakpoint
ALTER TABLE "desk_invitations" ADD COLUMN "institute_id" integer;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
