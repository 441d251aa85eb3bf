ALTER TABLE "posts" ADD COLUMN "cut" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_cut" boolean;--> statement-breakpoint
CREATE INDEX "posts_uncut" ON "posts" USING btree ("id") WHERE "posts"."is_cut" is null;