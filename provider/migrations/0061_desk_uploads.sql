CREATE TABLE "desk_uploads" (
	"address" text PRIMARY KEY NOT NULL,
	"file" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DELETE FROM "desk_presence";--> statement-breakpoint
ALTER TABLE "desk_presence" DROP CONSTRAINT "desk_presence_list_record_id_account_id_pk";--> statement-breakpoint
ALTER TABLE "desk_presence" ADD COLUMN "session_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_list_record_id_session_id_pk" PRIMARY KEY("list","record_id","session_id");--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_session_id_desk_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."desk_sessions"("id") ON DELETE cascade ON UPDATE no action;
