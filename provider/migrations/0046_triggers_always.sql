-- A restore by an earlier release left these as ordinary triggers, which sleep while an import runs in the embedded database.
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