CREATE TABLE "party_sent_away" (
	"household_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "party_sent_away_household_id_profile_id_pk" PRIMARY KEY("household_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "party_votes" (
	"household_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "party_votes_household_id_title_id_profile_id_pk" PRIMARY KEY("household_id","title_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "party_sent_away" ADD CONSTRAINT "party_sent_away_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_sent_away" ADD CONSTRAINT "party_sent_away_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_votes" ADD CONSTRAINT "party_votes_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_votes" ADD CONSTRAINT "party_votes_title_id_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."titles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_votes" ADD CONSTRAINT "party_votes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "party_sent_away_profile" ON "party_sent_away" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "party_votes_title" ON "party_votes" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "party_votes_profile" ON "party_votes" USING btree ("profile_id");