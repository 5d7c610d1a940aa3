CREATE TABLE "found_segments" (
	"household_id" integer NOT NULL,
	"file_id" integer PRIMARY KEY NOT NULL,
	"segments" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ingest_jobs" DROP CONSTRAINT "ingest_jobs_kind";--> statement-breakpoint
ALTER TABLE "found_segments" ADD CONSTRAINT "found_segments_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_segments" ADD CONSTRAINT "found_segments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingest_jobs" ADD CONSTRAINT "ingest_jobs_kind" CHECK ("ingest_jobs"."kind" in ('probe', 'streams', 'posters', 'subtitles', 'previews', 'loudness', 'fingerprint', 'renditions'));