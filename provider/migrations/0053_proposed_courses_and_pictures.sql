CREATE TABLE "proposed_pictures" (
	"address" text PRIMARY KEY NOT NULL,
	"proposal_id" integer NOT NULL,
	"image" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institute_proposals" ADD COLUMN "courses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "institute_proposals" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "proposed_pictures" ADD CONSTRAINT "proposed_pictures_proposal_id_institute_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."institute_proposals"("id") ON DELETE cascade ON UPDATE no action;