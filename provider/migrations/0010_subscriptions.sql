CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"payer" text NOT NULL,
	"payer_payment" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	"is_refund_due" boolean NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payments_once" UNIQUE("payer","payer_payment")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" integer,
	"plan_id" integer,
	"plan_name" text NOT NULL,
	"price" integer NOT NULL,
	"billing_cycle" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"payer" text,
	"payer_order" text,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"starts_on" date,
	"expires_on" date,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_order" UNIQUE("payer","payer_order"),
	CONSTRAINT "subscriptions_amount" CHECK ("subscriptions"."amount" >= 0),
	CONSTRAINT "subscriptions_active" CHECK ("subscriptions"."status" not in ('active', 'expired') or "subscriptions"."activated_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_subscription_id_index" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active" ON "subscriptions" USING btree ("student_id") WHERE "subscriptions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_student_id_created_at_index" ON "subscriptions" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_status_created_at_index" ON "subscriptions" USING btree ("status","created_at");