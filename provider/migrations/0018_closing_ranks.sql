CREATE TABLE "rank_cells" (
	"list_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"category" text NOT NULL,
	"rank" double precision NOT NULL,
	"page" smallint,
	CONSTRAINT "rank_cells_list_id_category_course_id_pk" PRIMARY KEY("list_id","category","course_id")
);
--> statement-breakpoint
CREATE TABLE "rank_colleges" (
	"id" serial PRIMARY KEY NOT NULL,
	"exam" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"place" text,
	"district_id" integer,
	"institute_id" integer
);
--> statement-breakpoint
CREATE TABLE "rank_courses" (
	"id" serial PRIMARY KEY NOT NULL,
	"college_id" integer NOT NULL,
	"name" text NOT NULL,
	"stream_id" integer
);
--> statement-breakpoint
CREATE TABLE "rank_lists" (
	"id" serial PRIMARY KEY NOT NULL,
	"exam" text NOT NULL,
	"year" smallint NOT NULL,
	"round" smallint NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"licence" text,
	"url" text,
	"dated" date,
	"categories" text[] NOT NULL,
	"fingerprint" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rank_cells" ADD CONSTRAINT "rank_cells_list_id_rank_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."rank_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_cells" ADD CONSTRAINT "rank_cells_course_id_rank_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."rank_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_colleges" ADD CONSTRAINT "rank_colleges_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_colleges" ADD CONSTRAINT "rank_colleges_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_courses" ADD CONSTRAINT "rank_courses_college_id_rank_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."rank_colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rank_cells_course_id_category_index" ON "rank_cells" USING btree ("course_id","category");--> statement-breakpoint
CREATE UNIQUE INDEX "rank_colleges_once" ON "rank_colleges" USING btree ("exam","code");--> statement-breakpoint
CREATE INDEX "rank_colleges_institute_id_index" ON "rank_colleges" USING btree ("institute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rank_courses_once" ON "rank_courses" USING btree ("college_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "rank_lists_once" ON "rank_lists" USING btree ("exam","year","round","region");