CREATE TABLE "desk_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"mail" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "desk_accounts_mail_unique" UNIQUE("mail")
);
--> statement-breakpoint
CREATE TABLE "desk_audit" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"record" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "desk_credentials" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "desk_credentials_accountId_kind_unique" UNIQUE("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "desk_enquiries" (
	"enquiry_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"taken_by" integer,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_invitations" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"mail" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"enquiry_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_sessions" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"account_id" integer NOT NULL,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "desk_credentials" ADD CONSTRAINT "desk_credentials_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."desk_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_enquiries" ADD CONSTRAINT "desk_enquiries_enquiry_id_requests_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_enquiries" ADD CONSTRAINT "desk_enquiries_taken_by_desk_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."desk_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_enquiry_id_requests_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."desk_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD CONSTRAINT "desk_sessions_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."desk_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_audit_record_id_index" ON "desk_audit" USING btree ("record","id");--> statement-breakpoint
CREATE INDEX "desk_enquiries_state_index" ON "desk_enquiries" USING btree ("state");--> statement-breakpoint
CREATE INDEX "desk_notes_enquiry_id_index" ON "desk_notes" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "desk_sessions_account_id_index" ON "desk_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "desk_sessions_expires_at_index" ON "desk_sessions" USING btree ("expires_at");--> statement-breakpoint
-- What was noted stays as it was noted, whoever asks: no row is changed or removed.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'desk_audit is append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "desk_audit_append_only" BEFORE UPDATE OR DELETE ON "desk_audit"
	FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "desk_audit_not_emptied" BEFORE TRUNCATE ON "desk_audit"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
