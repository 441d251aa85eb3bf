ALTER TABLE "eportfolio_versions" ADD COLUMN "marks_readers" boolean;--> statement-breakpoint
ALTER TABLE "eportfolios" ADD COLUMN "marks_readers" boolean DEFAULT false NOT NULL;