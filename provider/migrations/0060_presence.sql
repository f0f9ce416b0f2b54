CREATE TABLE "desk_presence" (
	"list" text NOT NULL,
	"record_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_presence_list_record_id_account_id_pk" PRIMARY KEY("list","record_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."desk_accounts"("id") ON DELETE cascade ON UPDATE no action;