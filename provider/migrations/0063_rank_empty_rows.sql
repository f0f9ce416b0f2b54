CREATE TABLE "rank_empty_rows" (
	"list_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"page" smallint,
	CONSTRAINT "rank_empty_rows_course_id_list_id_pk" PRIMARY KEY("course_id","list_id")
);
--> statement-breakpoint
ALTER TABLE "rank_empty_rows" ADD CONSTRAINT "rank_empty_rows_list_id_rank_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."rank_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_empty_rows" ADD CONSTRAINT "rank_empty_rows_course_id_rank_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."rank_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rank_empty_rows_list_id_index" ON "rank_empty_rows" USING btree ("list_id");