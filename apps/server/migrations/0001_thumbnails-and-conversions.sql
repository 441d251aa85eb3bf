ALTER TABLE "files" ADD COLUMN "thumbnail_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "thumbnail_widths" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_original_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "duration" double precision;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "conversion_state" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "conversion_reason" text;--> statement-breakpoint
CREATE INDEX "files_thumbnails" ON "files" USING gin ("thumbnail_keys");--> statement-breakpoint
CREATE INDEX "files_converting" ON "files" USING btree ("id") WHERE "files"."conversion_state" in ('pending', 'in_progress');--> statement-breakpoint
-- The thumbnails so far were at most 640 pixels a side.
UPDATE "files" SET "thumbnail_keys" = ARRAY["thumbnail_key"], "thumbnail_widths" = ARRAY[least("width", CASE WHEN "width" >= "height" THEN 640 ELSE greatest(1, round(640.0 * "width" / "height")::int) END)] WHERE "thumbnail_key" IS NOT NULL AND "width" IS NOT NULL;--> statement-breakpoint
UPDATE "files" SET "is_original_private" = true WHERE "preview_key" IS NOT NULL;--> statement-breakpoint
-- Office files have no PDF yet, and films were not looked into: the next start queues both. Films play meanwhile as before.
UPDATE "files" SET "conversion_state" = 'pending' WHERE "type" & (8 | 16 | 32) <> 0 OR "media_type" = 'video/mp4';
