CREATE TABLE "name_edits" (
	"institute_id" integer NOT NULL,
	"letters" text NOT NULL,
	"name" text NOT NULL,
	"is_added" boolean NOT NULL,
	CONSTRAINT "name_edits_institute_id_letters_pk" PRIMARY KEY("institute_id","letters")
);
--> statement-breakpoint
ALTER TABLE "name_edits" ADD CONSTRAINT "name_edits_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- An import into the embedded database switches ordinary triggers off with the reference checks.
ALTER TABLE "institutes" ENABLE ALWAYS TRIGGER "institutes_added";--> statement-breakpoint
ALTER TABLE "institutes" ENABLE ALWAYS TRIGGER "institutes_changed";--> statement-breakpoint
ALTER TABLE "institutes" ENABLE ALWAYS TRIGGER "institutes_renumbered";--> statement-breakpoint
ALTER TABLE "institutes" ENABLE ALWAYS TRIGGER "institutes_removed";--> statement-breakpoint
ALTER TABLE "institutes" ENABLE ALWAYS TRIGGER "institutes_emptied";--> statement-breakpoint
ALTER TABLE "courses" ENABLE ALWAYS TRIGGER "courses_added";--> statement-breakpoint
ALTER TABLE "courses" ENABLE ALWAYS TRIGGER "courses_changed";--> statement-breakpoint
ALTER TABLE "courses" ENABLE ALWAYS TRIGGER "courses_moved";--> statement-breakpoint
ALTER TABLE "courses" ENABLE ALWAYS TRIGGER "courses_removed";--> statement-breakpoint
ALTER TABLE "courses" ENABLE ALWAYS TRIGGER "courses_emptied";