CREATE TABLE "attached_captions" (
	"household_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"track" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attached_captions_title_id_language_pk" PRIMARY KEY("title_id","language")
);
--> statement-breakpoint
ALTER TABLE "attached_captions" ADD CONSTRAINT "attached_captions_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attached_captions" ADD CONSTRAINT "attached_captions_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;