CREATE TABLE "shortlisted" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"institute_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shortlisted" ADD CONSTRAINT "shortlisted_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted" ADD CONSTRAINT "shortlisted_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shortlisted_once" ON "shortlisted" USING btree ("student_id","institute_id");--> statement-breakpoint
CREATE INDEX "shortlisted_institute_id_index" ON "shortlisted" USING btree ("institute_id");