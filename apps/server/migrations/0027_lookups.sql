CREATE TABLE "lookup_keys" (
	"household_id" integer PRIMARY KEY NOT NULL,
	"tmdb" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lookups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lookups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"folder_id" integer NOT NULL,
	"work" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"year" smallint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text,
	"entry_id" text,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"facts" jsonb,
	"seasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lookups_work" UNIQUE("folder_id","work"),
	CONSTRAINT "lookups_state" CHECK ("lookups"."state" in ('waiting', 'applied', 'unsure', 'none', 'failed', 'stopped', 'undone')),
	CONSTRAINT "lookups_problem" CHECK ("lookups"."problem" in ('offline', 'busy', 'key_refused', 'gone', 'odd_answer', 'too_large', 'picture_refused', 'no_key', 'off')),
	CONSTRAINT "lookups_source" CHECK ("lookups"."source" in ('tmdb', 'tvmaze'))
);
--> statement-breakpoint
ALTER TABLE "library_folders" ADD COLUMN "lookup_source" text;--> statement-breakpoint
ALTER TABLE "library_folders" ADD COLUMN "lookup_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "nfo_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "looked_up" jsonb;--> statement-breakpoint
ALTER TABLE "lookup_keys" ADD CONSTRAINT "lookup_keys_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lookups" ADD CONSTRAINT "lookups_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lookups" ADD CONSTRAINT "lookups_folder_id_library_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."library_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lookups_waiting" ON "lookups" USING btree ("folder_id","state");--> statement-breakpoint
ALTER TABLE "library_folders" ADD CONSTRAINT "library_folders_lookup" CHECK ("library_folders"."lookup_source" in ('tmdb', 'tvmaze'));