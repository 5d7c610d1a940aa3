ALTER TABLE "files" ADD COLUMN "content_mark" text;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "rating_lapsed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "viewed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "titles_by_age" ON "titles" USING btree ("household_id","minimum_age","added_at","id","genre","category");--> statement-breakpoint
DROP TRIGGER "titles_words_written" ON "titles";--> statement-breakpoint
CREATE TRIGGER "titles_words_written" BEFORE UPDATE OF "title", "tagline", "description", "genre", "cast", "series", "minimum_age", "hidden_at" ON "titles" FOR EACH ROW EXECUTE FUNCTION "note_words_written"();
