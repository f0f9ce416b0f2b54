-- What was written until now is English: a text by language of it alone.
ALTER TABLE "notifications" ALTER COLUMN "title" SET DATA TYPE jsonb USING jsonb_build_object('en', "title");--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "description" SET DATA TYPE jsonb USING CASE WHEN "description" IS NULL THEN NULL ELSE jsonb_build_object('en', "description") END;--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('en', "name");--> statement-breakpoint
UPDATE "plans" SET "features" = coalesce((SELECT jsonb_agg(jsonb_build_object('en', feature) ORDER BY place) FROM jsonb_array_elements_text("features") WITH ORDINALITY AS each(feature, place)), '[]');
