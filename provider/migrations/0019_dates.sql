CREATE TABLE "calendar_events" (
	"id" text PRIMARY KEY NOT NULL,
	"exam" text NOT NULL,
	"exam_name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"type_ids" integer[] NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"first_time" text,
	"last_time" text,
	"source_title" text NOT NULL,
	"source_url" text,
	"checked_on" date NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL
);
