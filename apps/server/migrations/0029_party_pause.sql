ALTER TABLE "parties" ADD COLUMN "paused_by_id" integer;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_paused_by_id_profiles_id_fk" FOREIGN KEY ("paused_by_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parties_paused_by" ON "parties" USING btree ("paused_by_id");