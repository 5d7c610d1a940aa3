CREATE TABLE "search_vocabulary" (
	"household_id" integer NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_vocabulary_household_id_word_pk" PRIMARY KEY("household_id","word")
);
--> statement-breakpoint
DROP INDEX "search_words_prefix";--> statement-breakpoint
ALTER TABLE "search_words" DROP CONSTRAINT "search_words_title_id_word_pk";--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_title_id_weight_word_pk" PRIMARY KEY("title_id","weight","word");--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "search_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_vocabulary" ADD CONSTRAINT "search_vocabulary_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_vocabulary_prefix" ON "search_vocabulary" USING btree ("household_id","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_vocabulary_near" ON "search_vocabulary" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "titles_popular" ON "titles" USING btree ("household_id","view_count","added_at","id","minimum_age");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("household_id","weight","word" text_pattern_ops,"title_id");