ALTER TABLE "school_imports" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "school_imports" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;