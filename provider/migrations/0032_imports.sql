CREATE TABLE "import_run_rows" (
	"run_id" integer NOT NULL,
	"position" integer NOT NULL,
	"outcome" text NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "import_run_rows_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea",
	"kind" text NOT NULL,
	"area" text NOT NULL,
	"source" text,
	"title" text,
	"licence" text,
	"url" text,
	"dated" date,
	"map" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"totals" jsonb,
	"failure" text,
	"directory" text,
	"account_id" integer,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_run_rows" ADD CONSTRAINT "import_run_rows_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_run_rows_run_id_outcome_position_index" ON "import_run_rows" USING btree ("run_id","outcome","position");