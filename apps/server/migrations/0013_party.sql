CREATE TABLE "parties" (
	"household_id" integer NOT NULL,
	"rev" integer NOT NULL,
	"title_id" integer,
	"is_playing" boolean NOT NULL,
	"position_seconds" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parties_household_id_pk" PRIMARY KEY("household_id")
);
--> statement-breakpoint
CREATE TABLE "party_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "party_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"text" text,
	"phrase" text,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "party_messages_phrase" CHECK ("party_messages"."phrase" in ('hello', 'wow', 'funny', 'scary', 'love-it', 'again', 'popcorn', 'wait-for-me')),
	CONSTRAINT "party_messages_either" CHECK (("party_messages"."text" is null) <> ("party_messages"."phrase" is null))
);
--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_messages" ADD CONSTRAINT "party_messages_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_messages" ADD CONSTRAINT "party_messages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parties_title" ON "parties" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "party_messages_newest" ON "party_messages" USING btree ("household_id","id");--> statement-breakpoint
CREATE INDEX "party_messages_profile" ON "party_messages" USING btree ("profile_id");