ALTER TABLE "search_vocabulary" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "search_words" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "search_vocabulary" CASCADE;--> statement-breakpoint
DROP TABLE "search_words" CASCADE;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "words_written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "titles_words_written" ON "titles" USING btree ("household_id","words_written_in");--> statement-breakpoint
ALTER TABLE "titles" DROP COLUMN "search_version";--> statement-breakpoint
CREATE FUNCTION "note_words_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.words_written_in := pg_current_xact_id();
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "titles_words_written" BEFORE UPDATE OF "title", "tagline", "description", "genre", "cast", "series" ON "titles" FOR EACH ROW EXECUTE FUNCTION "note_words_written"();
