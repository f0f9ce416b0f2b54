ALTER TABLE "match_cases" ADD COLUMN "is_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "match_cases" ADD COLUMN "tied_before" integer;
