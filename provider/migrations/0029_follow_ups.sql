ALTER TABLE "desk_enquiries" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
CREATE INDEX "desk_enquiries_follow_up_on_index" ON "desk_enquiries" USING btree ("follow_up_on");