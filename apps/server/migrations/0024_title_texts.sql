ALTER TABLE "titles" ADD COLUMN "texts" jsonb;--> statement-breakpoint
DROP TRIGGER "titles_words_written" ON "titles";--> statement-breakpoint
CREATE TRIGGER "titles_words_written" BEFORE UPDATE OF "title", "tagline", "description", "genre", "cast", "series", "texts", "minimum_age", "hidden_at" ON "titles" FOR EACH ROW EXECUTE FUNCTION "note_words_written"();
