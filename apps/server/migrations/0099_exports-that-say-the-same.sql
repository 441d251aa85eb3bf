ALTER TABLE "eportfolio_versions" ADD COLUMN "printed_owner" jsonb;--> statement-breakpoint
ALTER TABLE "eportfolio_versions" ADD COLUMN "also_asked" uuid[] DEFAULT '{}' NOT NULL;