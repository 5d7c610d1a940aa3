CREATE TABLE "list_entries" (
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"list" text NOT NULL,
	"title_id" integer NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_entries_profile_id_list_title_id_pk" PRIMARY KEY("profile_id","list","title_id"),
	CONSTRAINT "list_entries_list" CHECK ("list_entries"."list" in ('my-list', 'watch-later'))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"household_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"word" text NOT NULL,
	"weight" smallint NOT NULL,
	CONSTRAINT "search_words_title_id_word_pk" PRIMARY KEY("title_id","word")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "preferences" jsonb DEFAULT '{"favoriteGenres":[],"preferredLanguage":"en","autoPlay":true,"showSubtitles":false}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "ai_personality" jsonb DEFAULT '{"tone":"friendly","complexity":"simple","interests":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "news_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "cast" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_entries_recent" ON "list_entries" USING btree ("profile_id","list","added_at");--> statement-breakpoint
CREATE INDEX "list_entries_title" ON "list_entries" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("household_id","word" text_pattern_ops);