CREATE TABLE "record_drafts" (
	"list" text NOT NULL,
	"record_id" text NOT NULL,
	"said" jsonb NOT NULL,
	"was" jsonb NOT NULL,
	"made_on" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"time_set_by_id" integer,
	"time_set_by" text,
	"missed" text,
	CONSTRAINT "record_drafts_list_record_id_pk" PRIMARY KEY("list","record_id")
);
