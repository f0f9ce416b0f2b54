CREATE TABLE "record_ends" (
	"list" text NOT NULL,
	"record_id" text NOT NULL,
	"said" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"time_set_by_id" integer,
	"time_set_by" text,
	"missed" text,
	CONSTRAINT "record_ends_list_record_id_pk" PRIMARY KEY("list","record_id")
);
