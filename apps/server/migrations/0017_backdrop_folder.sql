ALTER TABLE "titles" ADD COLUMN "backdrop_folder" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Until now both pictures lay in the same folder.
UPDATE "titles" SET "backdrop_folder" = "picture_folder" WHERE "picture_folder" <> '';
