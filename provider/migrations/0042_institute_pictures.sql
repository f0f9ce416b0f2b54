CREATE TABLE "institute_pictures" (
	"institute_id" integer NOT NULL,
	"address" text NOT NULL,
	"place" text NOT NULL,
	"alt" jsonb,
	"image" "bytea",
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "institute_pictures_institute_id_address_pk" PRIMARY KEY("institute_id","address")
);
--> statement-breakpoint
ALTER TABLE "institute_pictures" ADD CONSTRAINT "institute_pictures_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institute_pictures_address_index" ON "institute_pictures" USING btree ("address");