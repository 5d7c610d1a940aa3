CREATE TABLE "editor_proxies" (
	"household_id" integer NOT NULL,
	"media_id" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_proxies_household_id_media_id_pk" PRIMARY KEY("household_id","media_id"),
	CONSTRAINT "editor_proxies_state" CHECK ("editor_proxies"."state" in ('queued', 'running', 'failed', 'done', 'unneeded'))
);
--> statement-breakpoint
ALTER TABLE "editor_proxies" ADD CONSTRAINT "editor_proxies_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_proxies_used" ON "editor_proxies" USING btree ("used_at");