CREATE TABLE "desk_uploads" (
	"address" text PRIMARY KEY NOT NULL,
	"file" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_session_presence" (
	"list" text NOT NULL,
	"record_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_session_presence_list_record_id_session_id_pk" PRIMARY KEY("list","record_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "desk_session_presence" ADD CONSTRAINT "desk_session_presence_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."desk_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_session_presence" ADD CONSTRAINT "desk_session_presence_session_id_desk_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."desk_sessions"("id") ON DELETE cascade ON UPDATE no action;
