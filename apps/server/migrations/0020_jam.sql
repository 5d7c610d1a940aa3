CREATE TABLE "imported_songs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imported_songs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"folder_id" integer NOT NULL,
	"path" text NOT NULL,
	"origin_hash" text NOT NULL,
	"media_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"song" jsonb NOT NULL,
	"genre" text NOT NULL,
	"difficulty" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"minimum_age" smallint,
	"repairs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_songs_path" UNIQUE("folder_id","path"),
	CONSTRAINT "imported_songs_genre" CHECK ("imported_songs"."genre" in ('Pop', 'Hip Hop', 'Crossover')),
	CONSTRAINT "imported_songs_difficulty" CHECK ("imported_songs"."difficulty" in ('Easy', 'Medium', 'Hard'))
);
--> statement-breakpoint
CREATE TABLE "jam_queue" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jam_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"mode" text NOT NULL,
	"track_id" text NOT NULL,
	"profile_id" integer,
	"guest_name" text,
	"added_at" timestamp (3) with time zone NOT NULL,
	"place" smallint,
	"sung_at" timestamp (3) with time zone,
	CONSTRAINT "jam_queue_mode" CHECK ("jam_queue"."mode" in ('karaoke', 'freestyle')),
	CONSTRAINT "jam_queue_who" CHECK (("jam_queue"."profile_id" is null) <> ("jam_queue"."guest_name" is null))
);
--> statement-breakpoint
CREATE TABLE "jam_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"household_id" integer NOT NULL,
	"profile_id" integer,
	"device_id" text,
	"mode" text NOT NULL,
	"track_id" text NOT NULL,
	"kind" text NOT NULL,
	"difficulty" text NOT NULL,
	"is_practice" boolean NOT NULL,
	"from_ms" integer NOT NULL,
	"to_ms" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jam_rounds_mode" CHECK ("jam_rounds"."mode" in ('karaoke', 'freestyle')),
	CONSTRAINT "jam_rounds_kind" CHECK ("jam_rounds"."kind" in ('full', 'challenge30')),
	CONSTRAINT "jam_rounds_difficulty" CHECK ("jam_rounds"."difficulty" in ('Easy', 'Medium', 'Hard'))
);
--> statement-breakpoint
CREATE TABLE "jam_takes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jam_takes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"round_id" text NOT NULL,
	"number" smallint NOT NULL,
	"profile_id" integer,
	"guest_name" text,
	"digest" text,
	"sung" "bytea",
	"score" integer,
	"points" integer,
	"sung_at" timestamp (3) with time zone,
	CONSTRAINT "jam_takes_number" UNIQUE("round_id","number"),
	CONSTRAINT "jam_takes_digest" UNIQUE("household_id","digest"),
	CONSTRAINT "jam_takes_who" CHECK (("jam_takes"."profile_id" is null) <> ("jam_takes"."guest_name" is null))
);
--> statement-breakpoint
CREATE TABLE "song_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "song_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"path" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done_files" integer DEFAULT 0 NOT NULL,
	"total_files" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"scanned_at" timestamp (3) with time zone,
	CONSTRAINT "song_folders_path" UNIQUE("household_id","path"),
	CONSTRAINT "song_folders_state" CHECK ("song_folders"."state" in ('waiting', 'scanning', 'ready', 'stopped', 'missing', 'unreadable'))
);
--> statement-breakpoint
ALTER TABLE "imported_songs" ADD CONSTRAINT "imported_songs_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_songs" ADD CONSTRAINT "imported_songs_folder_id_song_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."song_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jam_queue" ADD CONSTRAINT "jam_queue_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jam_queue" ADD CONSTRAINT "jam_queue_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jam_rounds" ADD CONSTRAINT "jam_rounds_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jam_rounds" ADD CONSTRAINT "jam_rounds_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jam_takes" ADD CONSTRAINT "jam_takes_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jam_takes" ADD CONSTRAINT "jam_takes_round_id_jam_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."jam_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jam_takes" ADD CONSTRAINT "jam_takes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_folders" ADD CONSTRAINT "song_folders_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_songs_household" ON "imported_songs" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "jam_queue_household" ON "jam_queue" USING btree ("household_id","sung_at");--> statement-breakpoint
CREATE INDEX "jam_queue_profile" ON "jam_queue" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "jam_rounds_open" ON "jam_rounds" USING btree ("household_id","opened_at");--> statement-breakpoint
CREATE INDEX "jam_rounds_profile" ON "jam_rounds" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "jam_takes_week" ON "jam_takes" USING btree ("household_id","sung_at");--> statement-breakpoint
CREATE INDEX "jam_takes_profile" ON "jam_takes" USING btree ("profile_id");