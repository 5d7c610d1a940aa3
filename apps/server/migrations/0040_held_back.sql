CREATE TABLE "held_back" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_back_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"kind" text NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "held_back_kind" CHECK ("held_back"."kind" in ('distress', 'block', 'redirect', 'personal'))
);
--> statement-breakpoint
ALTER TABLE "held_back" ADD CONSTRAINT "held_back_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_back" ADD CONSTRAINT "held_back_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_back_newest" ON "held_back" USING btree ("profile_id","kind","held_at");