CREATE TABLE "code_sends" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone_digest" text NOT NULL,
	"address_digest" text NOT NULL,
	"is_sms" boolean NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone_digest" text NOT NULL,
	"purpose" text NOT NULL,
	"code_digest" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_pictures_studentId_unique" UNIQUE("student_id")
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"consent" text,
	"consent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_pictures" ADD CONSTRAINT "student_pictures_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_sends_phone_digest_sent_at_index" ON "code_sends" USING btree ("phone_digest","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_address_digest_sent_at_index" ON "code_sends" USING btree ("address_digest","sent_at");--> statement-breakpoint
CREATE INDEX "code_sends_sent_at_index" ON "code_sends" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_one_live" ON "one_time_codes" USING btree ("phone_digest","purpose") WHERE "one_time_codes"."used_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at_index" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_student_id_index" ON "sessions" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");