CREATE TABLE "removed_brochures" (
	"id" serial PRIMARY KEY NOT NULL,
	"institute_id" integer NOT NULL,
	"title" text NOT NULL,
	"file_url" text NOT NULL,
	"language" text,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "desk_presence";--> statement-breakpoint
ALTER TABLE "removed_brochures" ADD CONSTRAINT "removed_brochures_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_brochures_institute_id_index" ON "removed_brochures" USING btree ("institute_id");--> statement-breakpoint
CREATE INDEX "brochures_file_url_index" ON "brochures" USING btree ("file_url");