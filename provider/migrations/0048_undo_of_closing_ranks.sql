CREATE TABLE "import_undo_ranks" (
	"run_id" integer NOT NULL,
	"exam" text NOT NULL,
	"year" smallint NOT NULL,
	"round" smallint NOT NULL,
	"region" text NOT NULL,
	"title" text NOT NULL,
	"fingerprint" text NOT NULL,
	"former" jsonb,
	"colleges" jsonb NOT NULL,
	CONSTRAINT "import_undo_ranks_run_id_exam_year_round_region_pk" PRIMARY KEY("run_id","exam","year","round","region")
);
