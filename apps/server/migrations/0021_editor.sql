CREATE TABLE "editor_assets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "editor_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"asset_type" text NOT NULL,
	"original_name" text NOT NULL,
	"source" jsonb NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_assets_type" CHECK ("editor_assets"."asset_type" in ('image', 'video', 'audio'))
);
--> statement-breakpoint
CREATE TABLE "editor_batches" (
	"household_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"batch" uuid NOT NULL,
	"revision" integer NOT NULL,
	"done_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_batches_project_id_batch_pk" PRIMARY KEY("project_id","batch")
);
--> statement-breakpoint
CREATE TABLE "editor_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "editor_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"profile_id" integer,
	"media_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"reason" text,
	"problem" jsonb,
	"size_bytes" bigint,
	"duration_ms" integer,
	"posters" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_exports_state" CHECK ("editor_exports"."state" in ('queued', 'running', 'failed', 'cancelled', 'done'))
);
--> statement-breakpoint
CREATE TABLE "editor_projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "editor_projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"profile_id" integer,
	"name" text NOT NULL,
	"description" text,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "editor_assets" ADD CONSTRAINT "editor_assets_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_assets" ADD CONSTRAINT "editor_assets_project_id_editor_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."editor_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_batches" ADD CONSTRAINT "editor_batches_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_batches" ADD CONSTRAINT "editor_batches_project_id_editor_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."editor_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_exports" ADD CONSTRAINT "editor_exports_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_exports" ADD CONSTRAINT "editor_exports_project_id_editor_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."editor_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_exports" ADD CONSTRAINT "editor_exports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_projects" ADD CONSTRAINT "editor_projects_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_projects" ADD CONSTRAINT "editor_projects_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_assets_project" ON "editor_assets" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "editor_batches_done" ON "editor_batches" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "editor_exports_project" ON "editor_exports" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "editor_exports_state_index" ON "editor_exports" USING btree ("state");--> statement-breakpoint
CREATE INDEX "editor_projects_recent" ON "editor_projects" USING btree ("household_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "editor_projects_profile" ON "editor_projects" USING btree ("profile_id");