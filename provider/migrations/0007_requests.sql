CREATE TABLE "request_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"channel" text NOT NULL,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "request_notices_requestId_channel_unique" UNIQUE("request_id","channel")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"course" text,
	"role" text,
	"mode" text,
	"interest" text NOT NULL,
	"message" text NOT NULL,
	"source" text,
	"consent" text,
	"is_suspected" boolean NOT NULL,
	"idempotency_key" text,
	"address_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "requests_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "request_notices" ADD CONSTRAINT "request_notices_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_notices_waiting" ON "request_notices" USING btree ("next_at") WHERE "request_notices"."delivered_at" is null and "request_notices"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "requests_phone_created_at_index" ON "requests" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "requests_with_address" ON "requests" USING btree ("created_at") WHERE "requests"."address_digest" is not null;