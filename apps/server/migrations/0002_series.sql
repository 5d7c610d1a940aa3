ALTER TABLE "titles" ADD COLUMN "series" jsonb;--> statement-breakpoint
CREATE INDEX "titles_series" ON "titles" USING btree ("household_id",("series"->>'slug')) WHERE "titles"."series" is not null;