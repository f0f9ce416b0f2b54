CREATE TABLE "import_drafts" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"block" text NOT NULL,
	"draft" jsonb NOT NULL,
	CONSTRAINT "import_drafts_source_external_id_fingerprint_pk" PRIMARY KEY("source","external_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "import_lease" (
	"id" integer PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "import_staged_courses" (
	"seq" serial PRIMARY KEY NOT NULL,
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
CREATE UNLOGGED TABLE "import_staged_institutes" (
	"id" integer PRIMARY KEY NOT NULL,
	"is_new" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"type_id" integer NOT NULL,
	"type_ids" integer[] NOT NULL,
	"stream_ids" integer[] NOT NULL,
	"district_id" integer,
	"city_id" integer,
	"address1" text,
	"zip" text,
	"state" text NOT NULL,
	"tagline" jsonb,
	"description1" jsonb,
	"phone" text,
	"email" text,
	"website" text,
	"is_residential" boolean NOT NULL,
	"university" text,
	"ownership" text
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "import_staged_records" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"institute_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "import_staged_records_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
CREATE INDEX "import_drafts_block_index" ON "import_drafts" USING btree ("block");