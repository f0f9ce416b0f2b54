CREATE TABLE "content_schedules" (
	"section" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"number" integer NOT NULL,
	"published_number" integer,
	"account_id" integer NOT NULL,
	"by" text NOT NULL,
	"missed" text
);
