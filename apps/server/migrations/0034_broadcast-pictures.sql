ALTER TABLE "broadcasts" ADD COLUMN "file_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "broadcasts_files" ON "broadcasts" USING gin ("file_ids");