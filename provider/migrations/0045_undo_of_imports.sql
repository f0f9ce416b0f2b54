CREATE TABLE "import_undo" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"run_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"institute_id" integer,
	"former_fingerprint" text,
	"former_case" jsonb,
	CONSTRAINT "import_undo_source_external_id_run_id_pk" PRIMARY KEY("source","external_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "former_sources" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_account_id" integer;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone" jsonb;--> statement-breakpoint
CREATE INDEX "import_undo_run_id_index" ON "import_undo" USING btree ("run_id");