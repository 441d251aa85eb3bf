DROP INDEX "files_thumbnail";--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "thumbnail_key";--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "thumbnail_media_type";