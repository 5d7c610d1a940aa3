ALTER TABLE "titles" ADD COLUMN "poster" jsonb;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "backdrop" jsonb;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "has_logo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "has_trailer" boolean DEFAULT false NOT NULL;