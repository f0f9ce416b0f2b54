CREATE TABLE "match_cases" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"fingerprint" text,
	"name" text NOT NULL,
	"candidates" jsonb NOT NULL,
	"decision" text,
	"former_institute_id" integer,
	"apart_from" integer[] DEFAULT '{}' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_cases_source_external_id_pk" PRIMARY KEY("source","external_id")
);
