CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"media_id" text NOT NULL,
	"filename" text NOT NULL,
	"original_name" text NOT NULL,
	"asset_type" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text,
	"folder_id" integer,
	"folder_path" text,
	"modified_at" timestamp (3) with time zone,
	"profile_id" integer,
	"title_id" integer,
	"facts" jsonb,
	"has_thumbnail" boolean DEFAULT false NOT NULL,
	"has_waveform" boolean DEFAULT false NOT NULL,
	"is_filler" boolean DEFAULT false NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "files_filename" UNIQUE("household_id","filename"),
	CONSTRAINT "files_folder_path" UNIQUE("folder_id","folder_path"),
	CONSTRAINT "files_asset_type" CHECK ("files"."asset_type" in ('image', 'video', 'audio'))
);
--> statement-breakpoint
CREATE TABLE "ingest_jobs" (
	"household_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ingest_jobs_file_id_kind_pk" PRIMARY KEY("file_id","kind"),
	CONSTRAINT "ingest_jobs_kind" CHECK ("ingest_jobs"."kind" in ('probe', 'streams', 'posters', 'subtitles', 'previews', 'loudness', 'renditions')),
	CONSTRAINT "ingest_jobs_state" CHECK ("ingest_jobs"."state" in ('queued', 'running', 'failed', 'done'))
);
--> statement-breakpoint
CREATE TABLE "library_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"path" text NOT NULL,
	"is_fixed" boolean DEFAULT false NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"scanned_at" timestamp (3) with time zone,
	CONSTRAINT "library_folders_path" UNIQUE("household_id","path")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"original_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text,
	"file_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "titles" ALTER COLUMN "genre" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "video_file" text DEFAULT 'video.mp4';--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "picture_folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "chapters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "loudness_lufs" double precision;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_folder_id_library_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."library_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingest_jobs" ADD CONSTRAINT "ingest_jobs_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingest_jobs" ADD CONSTRAINT "ingest_jobs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_folders" ADD CONSTRAINT "library_folders_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_filler" ON "files" USING btree ("household_id") WHERE "files"."is_filler";--> statement-breakpoint
CREATE INDEX "files_recent" ON "files" USING btree ("household_id","uploaded_at","id");--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("household_id","sha256");--> statement-breakpoint
CREATE INDEX "files_title" ON "files" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "ingest_jobs_state_index" ON "ingest_jobs" USING btree ("state");--> statement-breakpoint
CREATE INDEX "uploads_touched" ON "uploads" USING btree ("touched_at");