CREATE TABLE "directory_changes" (
	"institute_id" integer PRIMARY KEY NOT NULL,
	"changed_in" xid8 NOT NULL
);
--> statement-breakpoint
DROP INDEX "courses_fees";--> statement-breakpoint
DROP INDEX "institutes_type_ids";--> statement-breakpoint
DROP INDEX "institutes_stream_ids";--> statement-breakpoint
DROP INDEX "institutes_name";--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "alternative_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_staged_institutes" ADD COLUMN "alternative_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "directory_changes_changed_in_index" ON "directory_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE FUNCTION "log_directory_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The column that holds the institution's id is the trigger's argument. In order of the ids, so
	-- that two transactions never wait for each other.
	EXECUTE format(
		'INSERT INTO directory_changes (institute_id, changed_in)
		 SELECT DISTINCT %I, pg_current_xact_id() FROM changed ORDER BY 1
		 ON CONFLICT (institute_id) DO UPDATE SET changed_in = excluded.changed_in
		 WHERE directory_changes.changed_in <> excluded.changed_in', TG_ARGV[0]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "institutes_added" AFTER INSERT ON "institutes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_directory_change('id');--> statement-breakpoint
CREATE TRIGGER "institutes_changed" AFTER UPDATE ON "institutes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_directory_change('id');--> statement-breakpoint
CREATE TRIGGER "institutes_renumbered" AFTER UPDATE ON "institutes" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_directory_change('id');--> statement-breakpoint
CREATE TRIGGER "institutes_removed" AFTER DELETE ON "institutes" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_directory_change('id');--> statement-breakpoint
CREATE TRIGGER "courses_added" AFTER INSERT ON "courses" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_directory_change('institute_id');--> statement-breakpoint
CREATE TRIGGER "courses_changed" AFTER UPDATE ON "courses" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_directory_change('institute_id');--> statement-breakpoint
CREATE TRIGGER "courses_moved" AFTER UPDATE ON "courses" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_directory_change('institute_id');--> statement-breakpoint
CREATE TRIGGER "courses_removed" AFTER DELETE ON "courses" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_directory_change('institute_id');
--> statement-breakpoint
CREATE FUNCTION "log_directory_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO directory_changes (institute_id, changed_in)
	SELECT id, pg_current_xact_id() FROM institutes ORDER BY id
	ON CONFLICT (institute_id) DO UPDATE SET changed_in = excluded.changed_in;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "institutes_emptied" BEFORE TRUNCATE ON "institutes" FOR EACH STATEMENT EXECUTE FUNCTION log_directory_emptied();--> statement-breakpoint
CREATE TRIGGER "courses_emptied" BEFORE TRUNCATE ON "courses" FOR EACH STATEMENT EXECUTE FUNCTION log_directory_emptied();