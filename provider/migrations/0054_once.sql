ALTER TABLE "desk_audit" ADD COLUMN "once" text;--> statement-breakpoint
ALTER TABLE "desk_audit" ADD CONSTRAINT "desk_audit_once_unique" UNIQUE("once");