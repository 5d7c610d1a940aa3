CREATE TABLE "upload_quotas" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"household_id" integer NOT NULL,
	"quota_bytes" bigint
);
--> statement-breakpoint
ALTER TABLE "upload_quotas" ADD CONSTRAINT "upload_quotas_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_quotas" ADD CONSTRAINT "upload_quotas_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_profile" ON "files" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "uploads_profile" ON "uploads" USING btree ("profile_id","touched_at");