CREATE TABLE "devices" (
	"id" text PRIMARY KEY NOT NULL,
	"household_id" integer NOT NULL,
	"active_profile_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "households" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "households_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playbacks" (
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"playback" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "playbacks_profile_id_title_id_playback_pk" PRIMARY KEY("profile_id","title_id","playback")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"role" text,
	"age_group" text NOT NULL,
	"content_rating" text NOT NULL,
	"avatar_url" text NOT NULL,
	"activated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_role" CHECK ("profiles"."role" in ('dad', 'mom', 'daughter', 'son', 'teen', 'child')),
	CONSTRAINT "profiles_age_group" CHECK ("profiles"."age_group" in ('child', 'teen', 'adult')),
	CONSTRAINT "profiles_content_rating" CHECK ("profiles"."content_rating" in ('G', 'PG', 'PG-13', 'R'))
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"position_seconds" double precision NOT NULL,
	"is_watched" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "progress_profile_id_title_id_pk" PRIMARY KEY("profile_id","title_id")
);
--> statement-breakpoint
CREATE TABLE "titles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"origin" text NOT NULL,
	"origin_hash" text NOT NULL,
	"title" text NOT NULL,
	"tagline" text,
	"description" text NOT NULL,
	"genre" text NOT NULL,
	"category" text NOT NULL,
	"duration_seconds" double precision NOT NULL,
	"release_year" smallint,
	"rating" text,
	"minimum_age" smallint NOT NULL,
	"imdb_rating" double precision,
	"seasons" smallint,
	"episodes" smallint,
	"view_count" integer DEFAULT 0 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_coming_soon" boolean DEFAULT false NOT NULL,
	"media_id" text,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_poster" boolean DEFAULT false NOT NULL,
	"has_backdrop" boolean DEFAULT false NOT NULL,
	"has_hls" boolean DEFAULT false NOT NULL,
	"has_previews" boolean DEFAULT false NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "titles_origin" UNIQUE("household_id","origin"),
	CONSTRAINT "titles_minimum_age" CHECK ("titles"."minimum_age" between 0 and 18)
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_active_profile_id_profiles_id_fk" FOREIGN KEY ("active_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_household" ON "devices" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "playbacks_title" ON "playbacks" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "profiles_household" ON "profiles" USING btree ("household_id","activated_at");--> statement-breakpoint
CREATE INDEX "progress_recent" ON "progress" USING btree ("profile_id","updated_at");--> statement-breakpoint
CREATE INDEX "progress_unfinished" ON "progress" USING btree ("profile_id","updated_at") WHERE not "progress"."is_watched";--> statement-breakpoint
CREATE INDEX "progress_title" ON "progress" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "titles_recent" ON "titles" USING btree ("household_id","added_at","id","minimum_age","is_coming_soon");--> statement-breakpoint
CREATE INDEX "titles_genre" ON "titles" USING btree ("household_id","genre","added_at","id","minimum_age","is_coming_soon");--> statement-breakpoint
CREATE INDEX "titles_category" ON "titles" USING btree ("household_id","category","added_at","id");--> statement-breakpoint
CREATE INDEX "titles_views" ON "titles" USING btree ("household_id","genre","view_count","added_at","id","minimum_age","is_coming_soon");--> statement-breakpoint
CREATE INDEX "titles_featured" ON "titles" USING btree ("household_id","added_at","id") WHERE "titles"."is_featured";--> statement-breakpoint
CREATE INDEX "titles_coming_soon" ON "titles" USING btree ("household_id","is_featured","added_at","id") WHERE "titles"."is_coming_soon";