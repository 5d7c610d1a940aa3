CREATE TABLE "time_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "time_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"granted_minutes" smallint
);
--> statement-breakpoint
CREATE TABLE "title_rules" (
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"rule" text NOT NULL,
	CONSTRAINT "title_rules_profile_id_title_id_pk" PRIMARY KEY("profile_id","title_id"),
	CONSTRAINT "title_rules_rule" CHECK ("title_rules"."rule" in ('blocked', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "watch_days" (
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"day" date NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"granted_seconds" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp (3) with time zone,
	CONSTRAINT "watch_days_profile_id_day_pk" PRIMARY KEY("profile_id","day")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "companion_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "paired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "history_days" smallint DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "pin_failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "pin_locked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_approved_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "daily_minutes" smallint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "viewing_hours" jsonb;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "family_rating" text;--> statement-breakpoint
ALTER TABLE "time_requests" ADD CONSTRAINT "time_requests_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_requests" ADD CONSTRAINT "time_requests_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_rules" ADD CONSTRAINT "title_rules_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_rules" ADD CONSTRAINT "title_rules_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_rules" ADD CONSTRAINT "title_rules_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_days" ADD CONSTRAINT "watch_days_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_days" ADD CONSTRAINT "watch_days_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_requests_open" ON "time_requests" USING btree ("household_id","asked_at");--> statement-breakpoint
CREATE INDEX "title_rules_title" ON "title_rules" USING btree ("title_id");