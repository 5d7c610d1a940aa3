CREATE TABLE "title_videos" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"household_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text,
	"duration_seconds" double precision DEFAULT 0 NOT NULL,
	"video_file" text,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"loudness_lufs" double precision,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_hls" boolean DEFAULT false NOT NULL,
	"has_previews" boolean DEFAULT false NOT NULL,
	"picture_folder" text,
	"picture" jsonb,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "version_choices" (
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "version_choices_profile_id_title_id_pk" PRIMARY KEY("profile_id","title_id")
);
--> statement-breakpoint
ALTER TABLE "title_videos" ADD CONSTRAINT "title_videos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_videos" ADD CONSTRAINT "title_videos_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_videos" ADD CONSTRAINT "title_videos_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_choices" ADD CONSTRAINT "version_choices_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_choices" ADD CONSTRAINT "version_choices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_choices" ADD CONSTRAINT "version_choices_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_choices" ADD CONSTRAINT "version_choices_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "title_videos_title" ON "title_videos" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "version_choices_title" ON "version_choices" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "version_choices_file" ON "version_choices" USING btree ("file_id");