CREATE TABLE "brochures" (
	"id" serial PRIMARY KEY NOT NULL,
	"institute_id" integer NOT NULL,
	"title" text NOT NULL,
	"file_url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"district_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" serial PRIMARY KEY NOT NULL,
	"institute_id" integer NOT NULL,
	"stream_id" integer,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"duration" text,
	"fees" integer,
	"seats" integer
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_records" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"institute_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_records_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "institute_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "institute_types_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "institutes" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"type_id" integer NOT NULL,
	"type_ids" integer[] NOT NULL,
	"stream_ids" integer[] DEFAULT '{}' NOT NULL,
	"district_id" integer,
	"city_id" integer,
	"address1" text,
	"zip" text,
	"state" text DEFAULT 'Karnataka' NOT NULL,
	"tagline" jsonb,
	"description1" jsonb,
	"description2" jsonb,
	"phone" text,
	"email" text,
	"website" text,
	"facebook" text,
	"instagram" text,
	"linkedin" text,
	"image_url" text,
	"is_residential" boolean DEFAULT false NOT NULL,
	"university" text,
	"ownership" text,
	"average_rating" numeric(3, 2),
	"review_count" integer DEFAULT 0 NOT NULL,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"overviews" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"admissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"placements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recruiters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facilities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"link" text,
	"status" text DEFAULT 'Active' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"billing_cycle" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"institute_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"image_url" text,
	"rating" smallint NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "showcases" (
	"list" text NOT NULL,
	"institute_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "showcases_list_institute_id_pk" PRIMARY KEY("list","institute_id")
);
--> statement-breakpoint
CREATE TABLE "streams" (
	"id" integer PRIMARY KEY NOT NULL,
	"type_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brochures" ADD CONSTRAINT "brochures_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_records" ADD CONSTRAINT "imported_records_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institutes" ADD CONSTRAINT "institutes_type_id_institute_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."institute_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institutes" ADD CONSTRAINT "institutes_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institutes" ADD CONSTRAINT "institutes_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcases" ADD CONSTRAINT "showcases_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_type_id_institute_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."institute_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brochures_institute_id_index" ON "brochures" USING btree ("institute_id");--> statement-breakpoint
CREATE INDEX "cities_district_id_index" ON "cities" USING btree ("district_id");--> statement-breakpoint
CREATE INDEX "courses_institute_id_index" ON "courses" USING btree ("institute_id");--> statement-breakpoint
CREATE INDEX "courses_fees" ON "courses" USING btree ("fees","institute_id");--> statement-breakpoint
CREATE INDEX "imported_records_institute_id_index" ON "imported_records" USING btree ("institute_id");--> statement-breakpoint
CREATE INDEX "institutes_type_ids" ON "institutes" USING gin ("type_ids");--> statement-breakpoint
CREATE INDEX "institutes_stream_ids" ON "institutes" USING gin ("stream_ids");--> statement-breakpoint
CREATE INDEX "institutes_district_id_index" ON "institutes" USING btree ("district_id");--> statement-breakpoint
CREATE INDEX "institutes_city_id_index" ON "institutes" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "institutes_name" ON "institutes" USING btree (lower("name" ->> 'en'),"id");--> statement-breakpoint
CREATE INDEX "reviews_institute_id_index" ON "reviews" USING btree ("institute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "streams_type_id_slug_index" ON "streams" USING btree ("type_id","slug");