ALTER TABLE "files" ADD COLUMN "discloses" jsonb;--> statement-breakpoint
CREATE INDEX "files_undisclosed" ON "files" USING btree ("id") WHERE "files"."discloses" is null and "files"."type" & 120 <> 0;--> statement-breakpoint
-- Sound that was stored before is looked through for a place once, as films have been.
UPDATE "files" SET "conversion_state" = 'pending' WHERE "type" & 4 <> 0 AND "conversion_state" IS NULL;
