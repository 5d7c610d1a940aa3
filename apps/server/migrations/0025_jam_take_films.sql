CREATE TABLE "jam_take_films" (
	"id" text PRIMARY KEY NOT NULL,
	"household_id" integer NOT NULL,
	"profile_id" integer,
	"device_id" text,
	"media_id" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"problem" jsonb,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jam_take_films_state" CHECK ("jam_take_films"."state" in ('queued', 'running', 'failed', 'done'))
);
--> statement-breakpoint
ALTER TABLE "jam_take_films" ADD CONSTRAINT "jam_take_films_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jam_take_films" ADD CONSTRAINT "jam_take_films_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jam_take_films_household" ON "jam_take_films" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "jam_take_films_profile" ON "jam_take_films" USING btree ("profile_id");