CREATE TABLE "encoding_days" (
	"household_id" integer NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "encoding_days_household_id_day_pk" PRIMARY KEY("household_id","day")
);
--> statement-breakpoint
CREATE TABLE "household_invitations" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"household_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "needs_pairing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "limit_bytes" bigint;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "limit_encode_minutes" integer;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "removing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ingest_jobs" ADD COLUMN "made_bytes" bigint;--> statement-breakpoint
ALTER TABLE "encoding_days" ADD CONSTRAINT "encoding_days_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_invitations_household" ON "household_invitations" USING btree ("household_id");